import { MedusaError } from '@medusajs/framework/utils';
import type { ShipgraphModuleService } from '../../modules/shipgraph/service.js';
import { refusalOf } from '../../refusal.js';

export interface ShipmentDocument {
  readonly type: 'label';
  readonly name: string;
  readonly mime_type: string;
  readonly bytes: Uint8Array;
}

export type LabelFormat = NonNullable<Parameters<ShipgraphModuleService['store']['label']>[1]>['format'];

/** The label of a shipment, from the data of its fulfilment. */
export async function documentsOf(
  { store }: ShipgraphModuleService,
  { shipment_id: shipment }: Readonly<Record<string, unknown>>,
  format?: LabelFormat,
): Promise<ShipmentDocument[]> {
  if (typeof shipment !== 'string') throw new MedusaError(MedusaError.Types.NOT_FOUND, 'This fulfillment has no shipment in shipgraph.');
  try {
    const { bytes, contentType, fileName } = await store.label(shipment, format === undefined ? {} : { format });
    return [{ type: 'label', name: fileName, mime_type: contentType, bytes }];
  } catch (error) {
    throw refusalOf(error, `There is no label of ${shipment}`);
  }
}
