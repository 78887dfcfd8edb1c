import { exponentOf } from '../../kernel/money.js';
import { formatScaled, parseScaled } from '../../kernel/decimal.js';

/** An amount with the decimals of its currency; undefined if it is none. Stores export more zeros than the currency has, as in 1500.000. */
export function amountOf(plain: string, currency: string): string | undefined {
  const scale = exponentOf(currency);
  const minor = parseScaled(plain, scale);
  return minor === undefined ? undefined : formatScaled(minor, scale);
}

/** A number of at most three decimals; undefined if it is none. */
export function measureOf(plain: string): number | undefined {
  const thousandths = parseScaled(plain, 3);
  return thousandths === undefined ? undefined : Number(thousandths) / 1e3;
}

/** A state of a store as it is compared: `wc-cancelled`, `Canceled` and `CANCELLED` are one. */
export const stateOf = (text: string): string => {
  const state = text.slice(0, 100).toLowerCase().replace(/^wc-/, '').replace(/[\s_-]+/g, ' ').trim();
  return state === 'canceled' ? 'cancelled' : state;
}; // prettier-ignore
