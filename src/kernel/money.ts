import { formatScaled, parseScaled } from './decimal.js';

/** ISO 4217 alphabetic code, upper case. */
export type Currency = string;

/** An amount as others give it, such as adapters of carriers. */
export interface PlainMoney {
  readonly minor: bigint;
  readonly currency: Currency;
}

/** An exact amount: whole minor units of one currency. The only internal representation of money. */
export class Money implements PlainMoney {
  constructor(
    readonly minor: bigint,
    readonly currency: Currency,
  ) {}

  get amount(): string {
    return formatMoney(this);
  }
}

/** A percentage in basis points: 2 % is 200n. */
export type BasisPoints = bigint;

export const money = (minor: bigint, currency: Currency): Money => new Money(minor, currency);

/** An amount in columns that may be empty. */
export const moneyOrNull = (minor: bigint | null, currency: Currency | null): Money | null =>
  minor === null || currency === null ? null : new Money(minor, currency);

export const zero = (currency: Currency): Money => new Money(0n, currency);

/** Parses major units ("12.50"); `undefined` if there are more decimals than the currency has. */
export function parseMoney(major: string | number, currency: Currency): Money | undefined {
  const minor = parseScaled(major, exponentOf(currency));
  return minor === undefined ? undefined : new Money(minor, currency);
}

/** Major units with exactly the decimals of the currency: "12.50", "105.000", "300". */
export const formatMoney = ({ minor, currency }: PlainMoney): string => formatScaled(minor, exponentOf(currency));

/** As printed on documents, such as "1,234.50": English digits and separators, in Arabic too, as on bank statements. */
export function printedMoney({ minor, currency }: PlainMoney): string {
  const [whole = '0', fraction] = formatScaled(minor < 0n ? -minor : minor, exponentOf(currency)).split('.');
  return `${minor < 0n ? '-' : ''}${BigInt(whole).toLocaleString('en-US')}${fraction === undefined ? '' : `.${fraction}`}`;
}

export function add(left: Money, right: Money): Money {
  assertSameCurrency(left, right);
  return new Money(left.minor + right.minor, left.currency);
}

export function subtract(left: Money, right: Money): Money {
  assertSameCurrency(left, right);
  return new Money(left.minor - right.minor, left.currency);
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

/**
 * The smallest coin or note with which people pay, where it is more than one minor unit. From the cash rounding of CLDR (supplemental
 * currency data), and where that has none, from what central banks keep in circulation: coins that are legal tender but cannot be had,
 * such as 1, 5 and 10 fils of the dirham, do not count.
 */
// prettier-ignore
const COINS: Readonly<Record<Currency, string>> = {
  // CLDR.
  AMD: '10', CAD: '0.05', CHF: '0.05', CRC: '5', CZK: '1', DKK: '0.50', GYD: '1', HUF: '5', MNT: '1', MUR: '1', NOK: '1', RSD: '1',
  SEK: '1', TWD: '1', TZS: '1', UZS: '1',
  // The Gulf and the Middle East.
  AED: '0.25', BHD: '0.005', EGP: '0.25', ILS: '0.10', IQD: '250', JOD: '0.010', KWD: '0.005', LBP: '1000', OMR: '0.005', QAR: '0.25',
  SAR: '0.05', TRY: '0.05',
  // Asia and the Pacific.
  AUD: '0.05', BDT: '1', HKD: '0.10', IDR: '100', INR: '1', KRW: '10', LKR: '1', MYR: '0.05', NPR: '1', NZD: '0.10', PKR: '1', SGD: '0.05',
  THB: '0.25', VND: '500',
  // Africa, Europe and the Americas.
  BRL: '0.05', CLP: '10', COP: '50', GEL: '0.05', ISK: '1', KES: '1', PEN: '0.10', UAH: '0.50', ZAR: '0.10',
};

/** Smallest coins that differ from those above, in minor units. */
export type CashCoins = Readonly<Record<Currency, bigint>>;

/** In minor units. */
export function smallestCoin(currency: Currency, changed: CashCoins = {}): bigint {
  const usual = COINS[currency];
  return changed[currency] ?? (usual === undefined ? undefined : parseScaled(usual, exponentOf(currency))) ?? 1n;
}

/** What is paid in cash for an amount: the nearest that coins make, the higher of two that are as near, and at least one coin. */
export function inCash({ minor, currency }: PlainMoney, changed: CashCoins): Money {
  const coin = smallestCoin(currency, changed);
  if (minor <= 0n || minor % coin === 0n) return money(minor, currency);
  const coins = (2n * minor + coin) / (2n * coin);
  return money(coin * (coins > 0n ? coins : 1n), currency);
}
