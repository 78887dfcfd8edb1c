import { createHash } from 'node:crypto';
import type { ID } from '@vendure/core';

const PARCELS = 100;
export const ATTEMPTS = 10;
/** Numbers of shipgraph go up to 2^53 - 1, and each order has a thousand of them. */
const HASH_BITS = 42;
const LARGEST_ID = 2 ** HASH_BITS;

/**
 * The same whenever the same parcel of an order is tried again, so that a repeated attempt does not make a second shipment. `parcel` counts the
 * fulfilments of the order, cancelled ones included, because shipgraph never uses a number again.
 */
export function orderNumber(orderId: ID, { parcel, attempt }: { parcel: number; attempt: number }): number {
  if (parcel >= PARCELS) throw new Error(`An order can have at most ${PARCELS} fulfilments.`);
  return (baseOf(orderId) * PARCELS + parcel) * ATTEMPTS + attempt;
}

function baseOf(orderId: ID): number {
  const number = Number(orderId);
  if (Number.isSafeInteger(number) && number > 0 && number <= LARGEST_ID) return number;
  const digest = createHash('sha256').update(String(orderId)).digest();
  return Number(BigInt.asUintN(HASH_BITS, digest.readBigUInt64BE())) + 1;
}
