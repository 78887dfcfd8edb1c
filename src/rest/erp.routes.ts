import { erpWebhookRoutes } from './erp-webhooks.routes.js';
import {
  MeasureShipmentDocument,
  MoveShipmentDocument,
  ReferenceErrorCodesDocument,
  ReferenceReasonCodesDocument,
  ReferenceStatusesDocument,
  ReferenceTransitionsDocument,
  ShipmentSubjectDocument,
} from './operations.generated.js';
import * as reference from './replies/reference.js';
import { moved, transition, verified } from './replies/shipments.js';
import { erpReply } from './reply/envelopes.js';
import { shipmentRefusals } from './request/shipments.js';
import { body, path } from './request/source.js';
import { rowsOf, type Route } from './route.js';

const erp = rowsOf({ door: 'erpToken', errors: 'erp' });

const refusals = [
  ...shipmentRefusals,
  'INVALID_STATUS',
  'INSUFFICIENT_BALANCE',
  'RETRY_LIMIT',
  'COD_ALREADY_CONFIRMED',
  'INVALID_TRANSITION',
] as const;

/** The interface of ERP and accounting systems. */
export const erpRoutes: readonly Route[] = [
  erp.post('/api/erp/shipments/:id/status', MoveShipmentDocument, {
    subject: ShipmentSubjectDocument,
    variables: { input: body({ id: path('id') }) },
    reply: erpReply('transitionShipment', transition, moved),
    summary: 'Moves a shipment by one step of the transition table.',
    docs: { refusals, example: { status: 'picked_up', note: 'Scanned at the door' } },
  }),
  erp.post('/api/erp/shipments/:id/verify', MeasureShipmentDocument, {
    subject: ShipmentSubjectDocument,
    variables: { input: body({ id: path('id') }) },
    reply: erpReply('verifyShipment', verified, moved),
    // The caller sends no status, so a refusal must not name one as a field.
    fieldNames: { status: '' },
    summary: 'Records the weight and dimensions measured at the hub.',
    docs: { refusals: [...refusals, 'UNUSUAL_MEASURES'], example: { weightKg: 1.2, length: 20, width: 20, height: 20 } },
  }),
  erp.get('/api/erp/reference/statuses', ReferenceStatusesDocument, {
    reply: erpReply('reference', reference.statuses),
    summary: 'Every shipment status.',
  }),
  erp.get('/api/erp/reference/transitions', ReferenceTransitionsDocument, {
    reply: erpReply('reference', reference.transitions),
    summary: 'Every step that a shipment can take, or those from one status.',
  }),
  erp.get('/api/erp/reference/error-codes', ReferenceErrorCodesDocument, {
    reply: erpReply('reference', reference.errorCodes),
    summary: 'Every error code and its HTTP statuses.',
  }),
  erp.get('/api/erp/reference/reason-codes', ReferenceReasonCodesDocument, {
    reply: erpReply('reference', reference.reasonCodes),
    summary: 'Every reason code.',
  }),
  ...erpWebhookRoutes,
];
