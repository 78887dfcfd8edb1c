import {
  AdvanceCodHandoverDocument,
  ConfirmCodDocument,
  IssueCodInvoiceDocument,
  ShipmentSubjectDocument,
} from './operations.generated.js';
import * as replies from './replies/cod.js';
import { erpReply } from './reply/envelopes.js';
import { json } from './reply/reply.js';
import { shipmentRefusals } from './request/shipments.js';
import { body, path } from './request/source.js';
import { rowsOf, type Route } from './route.js';

const erp = rowsOf({ door: 'erpToken', errors: 'erp' });

/** Cash on delivery for ERP systems. */
export const erpCodRoutes: readonly Route[] = [
  erp.get('/api/erp/shipments/:id/cod-invoice', IssueCodInvoiceDocument, {
    // Payment links must not be cached.
    reply: json(erpReply('issueCodInvoice', replies.issued), { headers: { 'Cache-Control': () => 'no-store' } }),
    summary: 'The COD invoice of a shipment with its payment link, created on the first request.',
    docs: { refusals: shipmentRefusals },
  }),
  erp.post('/api/erp/cod-invoice/:id/confirm', ConfirmCodDocument, {
    subject: ShipmentSubjectDocument,
    variables: { input: body({ id: path('id') }) },
    reply: replies.confirmation,
    summary: 'Confirms that the money for a parcel was collected and credits the seller, less the fee.',
    docs: { refusals: ['APPROVAL_REQUESTED'], example: { paymentMethod: 'cash', amountCollected: 100 } },
  }),
  erp.post('/api/erp/cod-invoice/:id/handover', AdvanceCodHandoverDocument, {
    subject: ShipmentSubjectDocument,
    variables: { input: body({ id: path('id') }) },
    reply: erpReply('advanceCodHandover', replies.handedOver, replies.passedOn),
    summary: 'Moves collected money to its next handover stage, or to the stage named in the request. The last stage is the bank deposit.',
    docs: {
      refusals: ['NOT_COD'],
      example: { toStage: 'with_reception', receivedById: '0199a5f2-7c4e-7d31-9c55-3f6f1a2b4c5d' },
    },
  }),
];
