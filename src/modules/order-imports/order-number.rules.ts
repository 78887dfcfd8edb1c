import { createHash } from 'node:crypto';

/** Longer numbers would reach those of orders of no store. */
const MAX_DIGITS = 12;
const HASHED_FROM = 1_000_000_000_000_000n;
const HASHED_RANGE = 8_000_000_000_000_000n;

/**
 * The number of an order by its name in the store: the digits of `#1001` or `DE-1001`. A name without digits, or with too many, gets a
 * number that follows from the name, so that the same order always has the same one.
 */
export function orderNumberOf(name: string): number {
  const digits = name.replace(/[^0-9]/g, '').replace(/^0+/, '');
  if (digits !== '' && digits.length <= MAX_DIGITS) return Number(digits);
  const hash = createHash('sha256').update(name).digest().readBigUInt64BE(0);
  return Number(HASHED_FROM + (hash % HASHED_RANGE));
}
