import {
  repackOutput,
  retryFieldName,
  retryInput,
  retryOutput,
  returnFieldName,
  returnInput,
  returnOutput,
} from './mappers/erp-operations.js';
import { orderUpdateFieldName, shipmentUpdateInput, shipmentUpdateOutput } from './mappers/order-updates.js';
import { byPathId, withoutStatus } from './mappers/shipments.js';
import {
  CreateReturnDocument,
  RepackShipmentDocument,
  RetryShipmentDocument,
  ShipmentSubjectDocument,
  UpdateShipmentDocument,
} from './operations.generated.js';
import * as replies from './replies/operations.js';
import { shipmentParams } from './replies/shipments.js';
import { route, type Route } from './legacy-route.js';

const common = { params: shipmentParams, fields: replies.fields } as const;

/** What the operator does by hand. */
export const erpOperationRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/api/erp/shipments/:id/repack',
    door: 'erpToken',
    document: RepackShipmentDocument,
    subject: ShipmentSubjectDocument,
    input: byPathId,
    output: repackOutput,
    fieldName: withoutStatus,
    errors: 'erp',
    summary: 'Takes a verified parcel back to be packed and measured again.',
    docs: { ...common, reply: replies.repacked, example: { reason: 'The box was too large' } },
  }),
  route({
    method: 'POST',
    path: '/api/erp/shipments/:id/retry',
    door: 'erpToken',
    document: RetryShipmentDocument,
    subject: ShipmentSubjectDocument,
    input: retryInput,
    output: retryOutput,
    fieldName: retryFieldName,
    errors: 'erp',
    summary: 'Fetches or delivers a parcel once more, sends it back, or calls off a retry that waits.',
    docs: {
      ...common,
      reply: replies.retried,
      refusals: ['NO_FIELDS_TO_UPDATE', 'UPDATE_FAILED', 'INSUFFICIENT_BALANCE', 'COD_ALREADY_CONFIRMED'],
      example: { action: 'redeliver', reason: 'Nobody was at home', phone: '+971 50 765 4321' },
    },
  }),
  route({
    method: 'POST',
    path: '/api/erp/shipments/:id/return',
    door: 'erpToken',
    document: CreateReturnDocument,
    subject: ShipmentSubjectDocument,
    input: returnInput,
    output: returnOutput,
    fieldName: returnFieldName,
    errors: 'erp',
    codes: { ORIGINAL_NOT_FOUND: 'SHIPMENT_NOT_FOUND' },
    waitsForOthers: 'before writing',
    summary: 'Brings a delivered shipment back to its sender, at the cost of the seller or of the operator.',
    docs: {
      ...common,
      reply: replies.returned,
      alsoTakes: replies.returnReason,
      refusals: ['RETURN_WINDOW_CLOSED', 'RATE_CALCULATION_FAILED'],
      example: { reason: 'Chipped', waiveFee: true },
    },
  }),
  ...(['PATCH', 'PUT'] as const).map((method) =>
    route({
      method,
      path: '/api/erp/shipments/:id',
      door: 'erpToken',
      document: UpdateShipmentDocument,
      subject: ShipmentSubjectDocument,
      input: shipmentUpdateInput,
      output: shipmentUpdateOutput,
      fieldName: orderUpdateFieldName,
      errors: 'erp',
      codes: { MISSING_FIELD: 'VALIDATION_FAILED' },
      waitsForOthers: 'before writing',
      summary: 'Corrects a shipment: what its store could change, its service before pickup is booked, and a note.',
      docs: {
        ...common,
        reply: replies.updated,
        headers: { 'If-Match': 'The version that the order must have, as its ETag names it.' },
        refusals: replies.updateRefusals,
        example: { customer: { phone: '+971 50 765 4321' }, notes: 'The buyer has called' },
      },
    }),
  ),
];
