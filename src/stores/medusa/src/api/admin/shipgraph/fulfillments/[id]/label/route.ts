import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http';
import type { IFulfillmentModuleService } from '@medusajs/framework/types';
import { Modules } from '@medusajs/framework/utils';
import type { ShipgraphModuleService } from '../../../../../../modules/shipgraph/service.js';
import { documentsOf, type LabelFormat } from '../../../../../../providers/fulfillment/documents.js';

const FORMATS: Readonly<Record<string, LabelFormat>> = { a4: 'a4', label: 'label', zpl: 'zpl' };

/** The label of a fulfilment: `?format=label` for label printers, `?format=zpl` for Zebra. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const fulfillments: IFulfillmentModuleService = request.scope.resolve(Modules.FULFILLMENT);
  const shipgraph: ShipgraphModuleService = request.scope.resolve('shipgraph');
  const { data } = await fulfillments.retrieveFulfillment(request.params['id'] ?? '', { select: ['data'] });
  const [label] = await documentsOf(shipgraph, data ?? {}, FORMATS[String(request.query['format'])]);
  response.setHeader('content-type', label?.mime_type ?? 'application/pdf');
  response.setHeader('content-disposition', `inline; filename="${label?.name ?? 'label.pdf'}"`);
  response.send(Buffer.from(label?.bytes ?? []));
}
