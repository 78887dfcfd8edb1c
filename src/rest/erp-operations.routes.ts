import {
  CreateReturnDocument,
  RepackShipmentDocument,
  RetryShipmentDocument,
  ShipmentSubjectDocument,
  UpdateShipmentDocument,
} from './operations.generated.js';
import * as replies from './replies/operations.js';
import { createdByOperator } from './replies/returns.js';
import { expectedVersions, ifMatch } from './request/orders.js';
import * as returnRequest from './request/returns.js';
import { body, path, fieldOf, fieldsOf } from './request/source.js';
import { rowsOf, type Route } from './route.js';
import type { Json } from '../platform/http/json.js';

/** Aliases of the actions. */
const ALSO_CALLED = new Map<Json | undefined, string>([
  ['retry-pickup', 'retry_pickup'],
  ['reattempt', 'redeliver'],
  ['rts', 'return_to_sender'],
  ['cancel', 'cancel_retry'],
]);

const action = fieldOf('action', ({ body }) => {
  const given = fieldsOf(body)?.['action'];
  return ALSO_CALLED.get(given) ?? given;
});

/** A correction changes the order, whose fields have other names than the caller's. */
const fieldNames = { 'customer.phone': 'phone', status: 'action', destinationAddress: 'address', originAddress: 'address' };

const erp = rowsOf({ door: 'erpToken', errors: 'erp', subject: ShipmentSubjectDocument });

/** Manual operations of the operator. */
export const erpOperationRoutes: readonly Route[] = [
  erp.post('/api/erp/shipments/:id/repack', RepackShipmentDocument, {
    variables: { input: body({ id: path('id') }) },
    // The caller sends no status.
    fieldNames: { status: '' },
    reply: replies.repacked,
    summary: 'Returns a verified parcel to sorting, to be repacked and measured again.',
    docs: { example: { reason: 'The box was too large' } },
  }),
  erp.post('/api/erp/shipments/:id/retry', RetryShipmentDocument, {
    variables: { input: body({ id: path('id'), action }) },
    fieldNames,
    reply: replies.retried,
    summary: 'Retries a pickup or delivery, returns the parcel to its sender, or cancels a scheduled retry.',
    docs: {
      refusals: ['NO_FIELDS_TO_UPDATE', 'UPDATE_FAILED', 'INSUFFICIENT_BALANCE', 'COD_ALREADY_CONFIRMED'],
      example: { action: 'redeliver', reason: 'Receiver was not at home', phone: '+971 50 765 4321' },
    },
  }),
  erp.post('/api/erp/shipments/:id/return', CreateReturnDocument, {
    variables: { input: body({ shipmentId: path('id') }) },
    spelling: returnRequest.operatorSpelling,
    requires: returnRequest.operatorRequires,
    check: returnRequest.requireReason,
    reply: createdByOperator,
    codes: { ORIGINAL_NOT_FOUND: 'SHIPMENT_NOT_FOUND' },
    waitsForOthers: 'before writing',
    summary: 'Creates the return of a delivered shipment, at the cost of the seller or the operator.',
    docs: { refusals: ['RETURN_WINDOW_CLOSED', 'RATE_CALCULATION_FAILED'], example: { reason: 'Chipped', waiveFee: true } },
  }),
  ...(['patch', 'put'] as const).map((method) =>
    erp[method]('/api/erp/shipments/:id', UpdateShipmentDocument, {
      variables: { input: body({ expectedVersions }) },
      reply: replies.updated,
      codes: { MISSING_FIELD: 'VALIDATION_FAILED' },
      waitsForOthers: 'before writing',
      summary:
        "Corrects a shipment: the fields that its store can change, its carrier service before pickup is booked, a partner's AWB after it, and a note.",
      docs: {
        headers: ifMatch,
        refusals: [
          'NO_FIELDS_TO_UPDATE',
          'VERSION_CONFLICT',
          'INSUFFICIENT_BALANCE',
          'CURRENCY_MISMATCH',
          'CURRENCY_NOT_SUPPORTED',
          'RATE_UNAVAILABLE',
          'RATE_CALCULATION_FAILED',
        ],
        example: { customer: { phone: '+971 50 765 4321' }, notes: 'The shopper has called' },
      },
    }),
  ),
];
