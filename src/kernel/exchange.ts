import { exponentOf, type Currency } from './money.js';
import { divideRounded, parseScaled, plainDecimal } from './decimal.js';

export const FX_DECIMALS = 10;

/** An exact exchange rate between minor units: amount x numerator / denominator. */
export interface Exchange {
  readonly from: Currency;
  readonly to: Currency;
  /** Units of `to` for one unit of `from`, times 10^scale. */
  readonly rate: bigint;
  readonly scale: number;
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** A stored rate: units of one currency per unit of the other, in effect until a later one replaces it. */
export interface ExchangeRate {
  readonly fromCurrency: Currency;
  readonly toCurrency: Currency;
  /** A positive decimal with up to ten decimals. */
  readonly rate: string;
  readonly validFrom: Date;
}

interface DatedExchange extends Exchange {
  readonly validFrom: number;
}

export interface FxTable {
  readonly base: Currency;
  readonly exchanges: ReadonlyMap<Currency, ReadonlyMap<Currency, readonly DatedExchange[]>>;
}

/** An amount that may be a fraction of minor units: numerator / denominator. */
export interface ExactAmount {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export interface ExchangeQuestion {
  readonly from: Currency;
  readonly to: Currency;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

export function fxTable(rates: readonly ExchangeRate[], base: Currency): FxTable {
  const newestFirst = rates.map(datedExchange).sort((left, right) => right.validFrom - left.validFrom);
  const bySource = Map.groupBy(newestFirst, (dated) => dated.from);
  return { base, exchanges: new Map([...bySource].map(([from, dated]) => [from, Map.groupBy(dated, ({ to }) => to)])) };
}

/** The rate in effect: of the pair itself, else through the base currency, else undefined. */
export function exchangeFor(table: FxTable, { from, to, at }: ExchangeQuestion): Exchange | undefined {
  if (from === to) return { from, to, rate: 1n, scale: 0, numerator: 1n, denominator: 1n };
  const direct = directExchange(table, { from, to, at });
  if (direct) return direct;
  const toBase = directExchange(table, { from, to: table.base, at });
  const fromBase = directExchange(table, { from: table.base, to, at });
  return toBase && fromBase && exchange({ from, to }, toBase.rate * fromBase.rate, toBase.scale + fromBase.scale);
}

/** Whole minor units of the other currency, rounded once, half away from zero. */
export const convert = (minor: bigint, by: Exchange): bigint =>
  by.from === by.to ? minor : divideRounded(minor * by.numerator, by.denominator);

/** Converts an amount without rounding; undefined if there is no rate. */
export function exactAmountIn(table: FxTable, minor: bigint, question: ExchangeQuestion): ExactAmount | undefined {
  if (question.from === question.to) return { numerator: minor, denominator: 1n };
  const by = exchangeFor(table, question);
  return by && { numerator: minor * by.numerator, denominator: by.denominator };
}

/** Converts an amount, rounded once; undefined if there is no rate. */
export function amountIn(table: FxTable, minor: bigint, question: ExchangeQuestion): bigint | undefined {
  if (question.from === question.to) return minor;
  const by = exchangeFor(table, question);
  return by && convert(minor, by);
}

/** The rate as a decimal without trailing zeros: `3.6725`. */
export const rateText = ({ rate, scale }: Exchange): string => plainDecimal(rate, scale);

function directExchange(table: FxTable, { from, to, at }: ExchangeQuestion): Exchange | undefined {
  const dated = table.exchanges.get(from)?.get(to) ?? [];
  return dated.find((candidate) => candidate.validFrom <= at);
}

function datedExchange(row: ExchangeRate): DatedExchange {
  const rate = parseScaled(row.rate, FX_DECIMALS);
  if (rate === undefined || rate <= 0n)
    throw new Error(`The exchange rate ${row.rate} of ${row.fromCurrency} to ${row.toCurrency} is not a positive decimal.`);
  return { ...exchange({ from: row.fromCurrency, to: row.toCurrency }, rate, FX_DECIMALS), validFrom: row.validFrom.getTime() };
}

function exchange(pair: { from: Currency; to: Currency }, rate: bigint, scale: number): Exchange {
  const decimals = exponentOf(pair.to) - exponentOf(pair.from) - scale;
  const numerator = decimals > 0 ? rate * 10n ** BigInt(decimals) : rate;
  return { ...pair, rate, scale, numerator, denominator: decimals < 0 ? 10n ** BigInt(-decimals) : 1n };
}
