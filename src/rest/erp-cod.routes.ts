import { confirmOutput, handoverOutput, invoiceOutput } from './mappers/cod.js';
import { byPathId } from './mappers/shipments.js';
import {
  AdvanceCodHandoverDocument,
  ConfirmCodDocument,
  IssueCodInvoiceDocument,
  ShipmentSubjectDocument,
} from './operations.generated.js';
import * as replies from './replies/cod.js';
import { shipmentParams, shipmentRefusals } from './replies/shipments.js';
import { route, type Route } from './legacy-route.js';

const common = { door: 'erpToken', errors: 'erp' } as const;

/** What ERP systems do about cash on delivery. */
export const erpCodRoutes: readonly Route[] = [
  route({
    ...common,
    method: 'GET',
    path: '/api/erp/shipments/:id/cod-invoice',
    document: IssueCodInvoiceDocument,
    input: ({ params }) => ({ id: params['id'] }),
    output: invoiceOutput,
    summary: 'The invoice of a shipment with its payment link, made when there is none.',
    docs: { reply: replies.invoice, params: shipmentParams, refusals: shipmentRefusals },
  }),
  route({
    ...common,
    method: 'POST',
    path: '/api/erp/cod-invoice/:id/confirm',
    document: ConfirmCodDocument,
    subject: ShipmentSubjectDocument,
    input: byPathId,
    output: confirmOutput,
    summary: 'Confirms that the money for a parcel was collected and credits the seller, less the fee.',
    docs: { reply: replies.confirmed, params: shipmentParams, fields: replies.fields, example: replies.CONFIRM_EXAMPLE },
  }),
  route({
    ...common,
    method: 'POST',
    path: '/api/erp/cod-invoice/:id/handover',
    document: AdvanceCodHandoverDocument,
    subject: ShipmentSubjectDocument,
    input: byPathId,
    output: handoverOutput,
    summary: 'Takes collected money one hand further, to the bank in the end.',
    docs: {
      reply: replies.handedOver,
      params: shipmentParams,
      fields: replies.fields,
      refusals: ['NOT_COD'],
      example: replies.HANDOVER_EXAMPLE,
    },
  }),
];
