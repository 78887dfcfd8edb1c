import { createHash } from 'node:crypto';

/** The name of an order in a file. */
export interface NamedOrder {
  readonly name: string;
  /** Null where the name is no plain number. */
  readonly number: bigint | null;
}

/** At most 12 digits: longer numbers are reserved for orders without a store. */
const PLAIN = /^#?(\d{1,12})$/;

/** The number of an order by its name in the store; null where the name is no plain number, such as `EU-1001` or `#1001-1`. */
export function orderNumberOf(name: string): number | null {
  const number = Number(PLAIN.exec(name)?.[1] ?? 0);
  return number > 0 ? number : null;
}

export function namedOrder(name: string): NamedOrder {
  const number = orderNumberOf(name);
  return { name, number: number === null ? null : BigInt(number) };
}

/** Two names with the same identity are the same order: `#1001` is 1001. */
export const identityOf = (name: string): string => String(orderNumberOf(name) ?? name);

/** The references under which a store may have sent the order that a file calls by this name. */
export const referencesOf = ({ name, number }: NamedOrder): string[] =>
  number === null ? [name] : [...new Set([name, `#${number}`, String(number)])];

/** Earlier releases took no more digits of a name as its number. */
const MAX_DIGITS = 12;

/**
 * Whether the reference of an order shows that it only shares the number: it is another plain number, or a name such as EU-1001, whose
 * digits earlier releases took as the number. Any other reference, such as a key of the store, leaves it open.
 */
export function isOtherName(reference: string, number: bigint): boolean {
  const plain = namedOrder(reference).number;
  if (plain !== null) return plain !== number;
  const digits = reference.replaceAll(/\D/g, '').replace(/^0+/, '');
  return digits !== '' && digits.length <= MAX_DIGITS && BigInt(digits) === number;
}

/** Above the numbers that people and most stores use. */
const ASSIGNED_FROM = 1_000_000_000_000_000n;
/** Up to the largest number that JSON carries exactly. */
const ASSIGNED_RANGE = 8_000_000_000_000_000n;
/** Enough: the hashes of three different names never collide in practice. */
const ATTEMPTS = 3;

/**
 * The candidate numbers for an order of a file whose name is not a plain number; it gets the first one that no other order has. They are
 * derived from the name, so that concurrent copies of an order conflict in the unique index.
 */
export const assignedNumbers = (name: string): bigint[] => Array.from({ length: ATTEMPTS }, (_, attempt) => assignedNumber(name, attempt));

function assignedNumber(name: string, attempt: number): bigint {
  const text = attempt === 0 ? name : `${name}\n${attempt}`;
  return ASSIGNED_FROM + (createHash('sha256').update(text).digest().readBigUInt64BE(0) % ASSIGNED_RANGE);
}
