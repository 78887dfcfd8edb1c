import { exponentOf, type Currency } from '../../kernel/currency.js';
import { money, type Money } from '../../kernel/money.js';

const WHOLE: ReadonlySet<Currency> = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
/** Stripe expects two decimals, which must be 0. */
const WHOLE_IN_HUNDREDTHS: ReadonlySet<Currency> = new Set(['ISK', 'UGX']);
/** Stripe expects three decimals, of which the last must be 0. */
const THREE_DECIMALS: ReadonlySet<Currency> = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND']);

function decimalsOf(currency: Currency): number {
  if (WHOLE.has(currency)) return 0;
  return THREE_DECIMALS.has(currency) ? 3 : 2;
}

/** Amounts must be divisible by this, in Stripe's units. */
function stepOf(currency: Currency): bigint {
  if (WHOLE_IN_HUNDREDTHS.has(currency)) return 100n;
  return THREE_DECIMALS.has(currency) ? 10n : 1n;
}

/** The amount in Stripe's units; undefined if Stripe cannot take it exactly, because amounts due are never rounded. */
export function toStripeUnits({ minor, currency }: Money): number | undefined {
  const units = rescaled(minor, exponentOf(currency), decimalsOf(currency));
  if (units === undefined || units <= 0n || units % stepOf(currency) !== 0n || units > MOST_UNITS) return undefined;
  return Number(units);
}

/** Stripe takes at most eight digits. */
const MOST_UNITS = 99_999_999n;

/** The paid amount, from Stripe's units; undefined if it is not a whole number of our minor units. */
export function fromStripeUnits(units: number, currency: Currency): Money | undefined {
  const minor = Number.isSafeInteger(units) ? rescaled(BigInt(units), decimalsOf(currency), exponentOf(currency)) : undefined;
  return minor === undefined ? undefined : money(minor, currency);
}

function rescaled(value: bigint, from: number, to: number): bigint | undefined {
  if (to >= from) return value * 10n ** BigInt(to - from);
  const divisor = 10n ** BigInt(from - to);
  return value % divisor === 0n ? value / divisor : undefined;
}
