import { createHash } from 'node:crypto';

/** Numbers that people and most stores give are smaller. */
const ASSIGNED_FROM = 1_000_000_000_000_000n;
/** Up to the largest number that JSON carries exactly. */
const ASSIGNED_RANGE = 8_000_000_000_000_000n;

/** Three names that lead to one number are rarer than a disk that forgets. */
const ATTEMPTS = 3;

/**
 * The numbers that an order of a file may get whose name is no plain number: the first that no other name has. They follow from the name,
 * so that concurrent copies of an order meet at the unique index.
 */
export const assignedNumbers = (name: string): bigint[] => Array.from({ length: ATTEMPTS }, (_, attempt) => assignedNumber(name, attempt));

function assignedNumber(name: string, attempt: number): bigint {
  const text = attempt === 0 ? name : `${name}\n${attempt}`;
  return ASSIGNED_FROM + (createHash('sha256').update(text).digest().readBigUInt64BE(0) % ASSIGNED_RANGE);
}
