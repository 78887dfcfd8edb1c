import type { Json } from '../../platform/http/json.js';
import { fieldOf, fieldsOf } from './source.js';

/** Other names that callers know the actions by. */
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

/** A correction is a change of the order, which has other names for what the caller wrote. */
export const fieldNames = { 'customer.phone': 'phone', status: 'action', destinationAddress: 'address', originAddress: 'address' };
