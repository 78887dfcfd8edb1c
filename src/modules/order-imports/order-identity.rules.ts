import { orderNumberOf } from './order-number.rules.js';

/** How a file names an order. */
export interface NamedOrder {
  readonly name: string;
  /** Null where the name is no plain number. */
  readonly number: bigint | null;
}

export function namedOrder(name: string): NamedOrder {
  const number = orderNumberOf(name);
  return { name, number: number === null ? null : BigInt(number) };
}

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
