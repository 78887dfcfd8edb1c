import type { Amount } from './money.js';

/** An amount in minor units, as an integer of any size, for calculations. */
export interface ExactAmount extends Amount {
  readonly minor: string | number;
}

export const minorOf = ({ minor }: ExactAmount): bigint => BigInt(minor);

/** Number of decimals of the currency, taken from the amount as the service writes it. */
export const digitsOf = ({ amount }: Amount): number => (amount.split('.')[1] ?? '').length;

/** Formats minor units as the service does. */
export function amountText(minor: bigint, digits: number): string {
  const text = String(minor < 0n ? -minor : minor).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  return `${minor < 0n ? '-' : ''}${whole}${digits > 0 ? `.${text.slice(-digits)}` : ''}`;
}

/** An amount in the currency of another one. */
export const amountLike = (like: Amount, minor: bigint): ExactAmount => ({
  amount: amountText(minor, digitsOf(like)),
  currency: like.currency,
  minor: String(minor),
});

export const plus = (one: ExactAmount, other: ExactAmount): ExactAmount => amountLike(one, minorOf(one) + minorOf(other));
export const minus = (one: ExactAmount, other: ExactAmount): ExactAmount => amountLike(one, minorOf(one) - minorOf(other));

/** Sums per currency. */
export function sumsOf(amounts: readonly ExactAmount[]): readonly ExactAmount[] {
  const sums = new Map<string, ExactAmount>();
  for (const amount of amounts) {
    const sum = sums.get(amount.currency);
    sums.set(amount.currency, sum ? plus(sum, amount) : amount);
  }
  return [...sums.values()];
}

/** Parses typed input into minor units; undefined if it is not an amount with that many decimals. */
export function minorOfText(text: string, digits: number): bigint | undefined {
  const [, whole, rest = ''] = /^(\d+)(?:[.](\d*))?$/.exec(text.trim()) ?? [];
  if (whole === undefined || rest.length > digits) return undefined;
  return BigInt(whole + rest.padEnd(digits, '0'));
}
