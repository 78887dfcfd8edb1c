import { byPathId, statusOutput, verifyOutput } from './mappers/shipments.js';
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
import { route, type Route } from './route.js';

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
  }),
  route({
    method: 'POST',
    path: '/api/erp/shipments/:id/verify',
    door: 'erpToken',
    document: MeasureShipmentDocument,
    subject: ShipmentSubjectDocument,
    input: byPathId,
    output: verifyOutput,
    errors: 'erp',
    summary: 'Records what the hub weighed and measured.',
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
  }),
  route({
    method: 'GET',
    path: '/api/erp/reference/transitions',
    door: 'erpToken',
    document: ReferenceTransitionsDocument,
    input: ({ query }) => ({ from: query['from'] }),
    output: ({ reference }) => data(reference.transitions),
    errors: 'erp',
    summary: 'Every step that a shipment can take, or those from one status.',
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
  }),
  ...erpWebhookRoutes,
];
