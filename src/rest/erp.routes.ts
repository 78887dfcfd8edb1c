import { ListQuery } from './mappers/list-query.js';
import { byPathId, statusOutput, verifyOutput, withoutStatus } from './mappers/shipments.js';
import {
  MeasureShipmentDocument,
  MoveShipmentDocument,
  ReferenceErrorCodesDocument,
  ReferenceReasonCodesDocument,
  ReferenceStatusesDocument,
  ReferenceTransitionsDocument,
  ShipmentSubjectDocument,
} from './operations.generated.js';
import { erpWebhookRoutes } from './erp-webhooks.routes.js';
import * as reference from './replies/reference.js';
import * as shipments from './replies/shipments.js';
import { shipmentRefusals } from './request/shipments.js';
import { route, type Route } from './legacy-route.js';

const shipment = {
  params: shipments.shipmentParams,
  fields: shipments.shipmentFields,
  refusals: [...shipmentRefusals, 'INVALID_STATUS', 'INSUFFICIENT_BALANCE', 'RETRY_LIMIT', 'COD_ALREADY_CONFIRMED', 'INVALID_TRANSITION'],
} as const;

const data = (value: unknown): unknown => ({ status: 'success', data: value });

/** The interface of ERP and accounting systems. */
export const erpRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/api/erp/shipments/:id/status',
    door: 'erpToken',
    document: MoveShipmentDocument,
    subject: ShipmentSubjectDocument,
    input: byPathId,
    output: statusOutput,
    errors: 'erp',
    summary: 'Moves a shipment by one step of the table.',
    docs: { reply: shipments.moved, ...shipment, example: { status: 'picked_up', note: 'Scanned at the door' } },
  }),
  route({
    method: 'POST',
    path: '/api/erp/shipments/:id/verify',
    door: 'erpToken',
    document: MeasureShipmentDocument,
    subject: ShipmentSubjectDocument,
    input: byPathId,
    output: verifyOutput,
    fieldName: withoutStatus,
    errors: 'erp',
    summary: 'Records what the hub weighed and measured.',
    docs: { reply: shipments.verified, ...shipment, example: { weightKg: 1.2, length: 20, width: 20, height: 20 } },
  }),
  route({
    method: 'GET',
    path: '/api/erp/reference/statuses',
    door: 'erpToken',
    document: ReferenceStatusesDocument,
    input: () => ({}),
    output: ({ reference }) => data(reference.statuses),
    errors: 'erp',
    summary: 'Every shipment status.',
    docs: { reply: reference.statuses },
  }),
  route({
    method: 'GET',
    path: '/api/erp/reference/transitions',
    door: 'erpToken',
    document: ReferenceTransitionsDocument,
    input: (request) => ({ from: new ListQuery(request).text('from') }),
    output: ({ reference }) => data(reference.transitions),
    errors: 'erp',
    summary: 'Every step that a shipment can take, or those from one status.',
    docs: { reply: reference.transitions, query: reference.transitionsQuery },
  }),
  route({
    method: 'GET',
    path: '/api/erp/reference/error-codes',
    door: 'erpToken',
    document: ReferenceErrorCodesDocument,
    input: () => ({}),
    output: ({ reference }) => data(reference.errorCodes),
    errors: 'erp',
    summary: 'Every error code and its HTTP statuses.',
    docs: { reply: reference.errorCodes },
  }),
  route({
    method: 'GET',
    path: '/api/erp/reference/reason-codes',
    door: 'erpToken',
    document: ReferenceReasonCodesDocument,
    input: () => ({}),
    output: ({ reference }) => data(reference.reasonCodes),
    errors: 'erp',
    summary: 'Every reason why a parcel did not move on.',
    docs: { reply: reference.reasonCodes },
  }),
  ...erpWebhookRoutes,
];
