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
import { route, type Route } from './route.js';

const common = { door: 'erpToken', errors: 'erp' } as const;

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
  route({
    ...common,
    method: 'POST',
    path: '/api/erp/shipments/:id/status',
    document: MoveShipmentDocument,
    subject: ShipmentSubjectDocument,
    variables: { input: body({ id: path('id') }) },
    reply: erpReply('transitionShipment', transition, moved),
    summary: 'Moves a shipment by one step of the transition table.',
    docs: { refusals, example: { status: 'picked_up', note: 'Scanned at the door' } },
  }),
  route({
    ...common,
    method: 'POST',
    path: '/api/erp/shipments/:id/verify',
    document: MeasureShipmentDocument,
    subject: ShipmentSubjectDocument,
    variables: { input: body({ id: path('id') }) },
    reply: erpReply('verifyShipment', verified, moved),
    // The caller sends no status, so a refusal must not name one as a field.
    fieldNames: { status: '' },
    summary: 'Records the weight and dimensions measured at the hub.',
    docs: { refusals: [...refusals, 'UNUSUAL_MEASURES'], example: { weightKg: 1.2, length: 20, width: 20, height: 20 } },
  }),
  route({
    ...common,
    method: 'GET',
    path: '/api/erp/reference/statuses',
    document: ReferenceStatusesDocument,
    reply: erpReply('reference', reference.statuses),
    summary: 'Every shipment status.',
  }),
  route({
    ...common,
    method: 'GET',
    path: '/api/erp/reference/transitions',
    document: ReferenceTransitionsDocument,
    reply: erpReply('reference', reference.transitions),
    summary: 'Every step that a shipment can take, or those from one status.',
  }),
  route({
    ...common,
    method: 'GET',
    path: '/api/erp/reference/error-codes',
    document: ReferenceErrorCodesDocument,
    reply: erpReply('reference', reference.errorCodes),
    summary: 'Every error code and its HTTP statuses.',
  }),
  route({
    ...common,
    method: 'GET',
    path: '/api/erp/reference/reason-codes',
    document: ReferenceReasonCodesDocument,
    reply: erpReply('reference', reference.reasonCodes),
    summary: 'Every reason code.',
  }),
  ...erpWebhookRoutes,
];
