import type { Json } from '../../platform/http/json.js';
import { fieldOf, fieldsOf } from './source.js';

/** Aliases of the actions. */
const ALSO_CALLED = new Map<Json | undefined, string>([
  ['retry-pickup', 'retry_pickup'],
  ['reattempt', 'redeliver'],
  ['rts', 'return_to_sender'],
  ['cancel', 'cancel_retry'],
]);

export const action = fieldOf('action', ({ body }) => {
  const given = fieldsOf(body)?.['action'];
  return ALSO_CALLED.get(given) ?? given;
});

/** A correction changes the order, whose fields have other names than the caller's. */
export const fieldNames = { 'customer.phone': 'phone', status: 'action', destinationAddress: 'address', originAddress: 'address' };
