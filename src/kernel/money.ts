import { formatScaled, parseScaled } from './decimal.js';

/** ISO 4217 alphabetic code, upper case. */
export type Currency = string;

/** An exact amount: whole minor units of one currency. The only internal representation of money. */
export interface Money {
  readonly minor: bigint;
  readonly currency: Currency;
}

/** A percentage in basis points: 2 % is 200n. */
export type BasisPoints = bigint;

export const money = (minor: bigint, currency: Currency): Money => ({ minor, currency });

/** An amount in columns that may be empty. */
export const moneyOrNull = (minor: bigint | null, currency: Currency | null): Money | null =>
  minor === null || currency === null ? null : { minor, currency };

export const zero = (currency: Currency): Money => ({ minor: 0n, currency });

/** Parses major units ("12.50"); `undefined` if there are more decimals than the currency has. */
export function parseMoney(major: string | number, currency: Currency): Money | undefined {
  const minor = parseScaled(major, exponentOf(currency));
  return minor === undefined ? undefined : { minor, currency };
}

/** Major units with exactly the decimals of the currency: "12.50", "105.000", "300". */
export const formatMoney = (amount: Money): string => formatScaled(amount.minor, exponentOf(amount.currency));

export function add(left: Money, right: Money): Money {
  assertSameCurrency(left, right);
  return { minor: left.minor + right.minor, currency: left.currency };
}

export function subtract(left: Money, right: Money): Money {
  assertSameCurrency(left, right);
  return { minor: left.minor - right.minor, currency: left.currency };
}

function assertSameCurrency(left: Money, right: Money): void {
  if (left.currency !== right.currency) {
    throw new TypeError(`Money of ${left.currency} and ${right.currency} cannot be combined; convert first.`);
  }
}

/** Currencies whose minor unit is not 1/100; every other ISO 4217 currency has two decimals. */
const EXPONENTS: Readonly<Record<string, number>> = {
  ...Object.fromEntries('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ').map((c) => [c, 0])),
  ...Object.fromEntries('BHD IQD JOD KWD LYD OMR TND'.split(' ').map((c) => [c, 3])),
};

const ISO_4217: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

export const isCurrency = (code: string): boolean => ISO_4217.has(code);

/** Decimals of the currency in ISO 4217: JPY 0, USD 2, KWD 3. */
export const exponentOf = (currency: Currency): number => EXPONENTS[currency] ?? 2;

/** Minor units per major unit. */
export const minorPerMajor = (currency: Currency): bigint => 10n ** BigInt(exponentOf(currency));
