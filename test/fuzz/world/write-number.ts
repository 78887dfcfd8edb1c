import { exponentOf } from '../../../src/kernel/money.js';
import { formatScaled } from '../../../src/kernel/decimal.js';

export interface Marks {
  readonly decimal: string;
  readonly thousands: string;
}

/** An amount as a spreadsheet with these marks writes it. */
export function amountIn(minor: number, currency: string, { decimal, thousands }: Marks): string {
  const [whole = '0', part] = formatScaled(BigInt(minor), exponentOf(currency)).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, thousands);
  return part === undefined ? grouped : `${grouped}${decimal}${part}`;
}

/** The same without decimals where they are zeros. */
export function shortAmountIn(minor: number, currency: string, marks: Marks): string {
  const exponent = exponentOf(currency);
  const amount = amountIn(minor, currency, marks);
  return exponent > 0 && minor % 10 ** exponent === 0 ? amount.slice(0, -exponent - 1) : amount;
}

export const plainAmount = (minor: number, currency: string): string => amountIn(minor, currency, { decimal: '.', thousands: '' });
