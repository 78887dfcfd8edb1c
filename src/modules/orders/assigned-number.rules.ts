import { createHash } from 'node:crypto';

/** Numbers of stores, and of orders of no store, are smaller. */
export const ASSIGNED_FROM = 1_000_000_000_000_000n;
/** Up to the largest number that JSON carries exactly. */
const ASSIGNED_RANGE = 8_000_000_000_000_000n;

/**
 * The number of an order whose name is no plain number. It follows from the name, so that concurrent copies of an order meet at the unique
 * index; `attempt` counts the names before it that have led to the same number.
 */
export function assignedNumber(name: string, attempt = 0): bigint {
  const text = attempt === 0 ? name : `${name}\n${attempt}`;
  return ASSIGNED_FROM + (createHash('sha256').update(text).digest().readBigUInt64BE(0) % ASSIGNED_RANGE);
}
