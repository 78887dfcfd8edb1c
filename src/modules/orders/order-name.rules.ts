import { createHash } from 'node:crypto';

/** How a file names an order. */
export interface NamedOrder {
  readonly name: string;
  /** Null where the name is no plain number. */
  readonly number: bigint | null;
}

/** Longer numbers would reach those of orders of no store. */
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

/** What makes two names the same order: `#1001` is 1001. */
export const identityOf = (name: string): string => String(orderNumberOf(name) ?? name);

/** The references under which a store may have sent the order that a file calls by this name. */
export const referencesOf = ({ name, number }: NamedOrder): string[] =>
  number === null ? [name] : [...new Set([name, `#${number}`, String(number)])];

/** Longer digits were not the number of an order, in any release. */
const MAX_DIGITS = 12;

/**
 * Whether an order with this number has a name that says that it is another one: a plain number that differs, or a name such as EU-1001,
 * whose digits earlier releases took for its number. Other references, such as a key of the store, say nothing.
 */
export function isOtherName(reference: string, number: bigint): boolean {
  const plain = namedOrder(reference).number;
  if (plain !== null) return plain !== number;
  const digits = reference.replaceAll(/\D/g, '').replace(/^0+/, '');
  return digits !== '' && digits.length <= MAX_DIGITS && BigInt(digits) === number;
}

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
