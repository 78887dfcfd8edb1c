import { readAmount, readDecimal, readPercent } from '../../kernel/decimal-fields.js';
import { type Currency, minorPerMajor, type Money, money, zero } from '../../kernel/money.js';
import { divideRounded, divideUp } from '../../kernel/decimal.js';
import type { FieldChecks } from '../../kernel/errors.js';
import { amountIn, exactAmountIn, type ExactAmount } from '../../kernel/exchange.js';
import { isCountry } from '../addresses/index.js';
import type { DisplayRounding } from './pricing.enums.js';
import type { DisplayRule, PriceBook } from './price-book.js';
import type { Terms } from './terms.js';
import type { CarrierServiceRow, QuoteRequest } from '../carriers/index.js';
import type { CreateDisplayRuleInput } from './display-rule.types.js';
import type { DisplayRuleRow } from './pricing.tables.js';

type ServiceCode = Pick<CarrierServiceRow, 'code'>;

/** The sale to be priced. */
export interface Sale {
  readonly book: Pick<PriceBook, 'fx'>;
  readonly request: QuoteRequest;
  readonly terms: Terms;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

const HUNDRED_PERCENT = 10_000n;

/** The rule that determines the shown price; null when none matches, undefined when a missing exchange rate prevents evaluation. */
export function matchingRule(sale: Sale, service: ServiceCode): DisplayRule | null | undefined {
  for (const rule of sale.terms.displayRules) {
    if (!isAbout(rule, sale, service)) continue;
    const matches = matchesValue(rule, sale);
    if (matches !== false) return matches && rule;
  }
  return null;
}

/** The shown price; undefined when an amount of the rule has no exchange rate. */
export function displayRateOf(rule: DisplayRule, actual: Money, sale: Sale): Money | undefined {
  if (rule.effect === 'free') return zero(actual.currency);
  const exact = effectOn(rule, actual, sale);
  if (!exact) return undefined;
  const notNegative = exact.numerator < 0n ? { numerator: 0n, denominator: 1n } : exact;
  return within(rule, money(rounded(notNegative, rule.rounding, actual.currency), actual.currency), sale);
}

/** Rounds the exact price to minor units the way shops do. */
export function rounded({ numerator, denominator }: ExactAmount, rounding: DisplayRounding, currency: Currency): bigint {
  const major = minorPerMajor(currency);
  switch (rounding) {
    case 'none':
      return divideRounded(numerator, denominator);
    case 'up_0.05':
      return upTo(major / 20n);
    case 'up_0.5':
      return upTo(major / 2n);
    case 'up_1':
      return upTo(major);
    case 'end_.99': {
      const ending = (major * 99n) / 100n;
      return divideUp(numerator - ending * denominator, denominator * major) * major + ending;
    }
  }

  function upTo(step: bigint): bigint {
    // In currencies without decimals the smallest step is one unit.
    const whole = step > 0n ? step : 1n;
    return divideUp(numerator, denominator * whole) * whole;
  }
}

function isAbout(rule: DisplayRule, { request }: Sale, service: ServiceCode): boolean {
  if (rule.services && !rule.services.has(service.code)) return false;
  if (rule.countries && !rule.countries.has(request.destination.countryCode)) return false;
  return request.parcel.weightMg >= rule.weightFromMg && request.parcel.weightMg <= rule.weightToMg;
}

/** Both bounds are inclusive. A rule with order values does not match a request without one. */
function matchesValue(rule: DisplayRule, { book, request, at }: Sale): boolean | undefined {
  if (rule.orderValueFrom === null && rule.orderValueTo === null) return true;
  if (!request.orderValue) return false;
  const value = exactAmountIn(book.fx, request.orderValue.minor, { from: request.orderValue.currency, to: rule.currency, at });
  if (!value) return undefined;
  if (rule.orderValueFrom !== null && value.numerator < rule.orderValueFrom * value.denominator) return false;
  return rule.orderValueTo === null || value.numerator <= rule.orderValueTo * value.denominator;
}

function effectOn(rule: DisplayRule, actual: Money, { book, at }: Sale): ExactAmount | undefined {
  if (rule.effect === 'percent') return { numerator: actual.minor * (HUNDRED_PERCENT + rule.value), denominator: HUNDRED_PERCENT };
  const amount = exactAmountIn(book.fx, rule.value, { from: rule.currency, to: actual.currency, at });
  if (!amount || rule.effect === 'fixed') return amount;
  return { numerator: amount.numerator + actual.minor * amount.denominator, denominator: amount.denominator };
}

/** Apply the bounds last, so that rounding never exceeds the maximum. */
function within(rule: DisplayRule, shown: Money, { book, at }: Sale): Money | undefined {
  if (rule.min === null && rule.max === null) return shown;
  const question = { from: rule.currency, to: shown.currency, at };
  const min = rule.min === null ? shown.minor : amountIn(book.fx, rule.min, question);
  const max = rule.max === null ? shown.minor : amountIn(book.fx, rule.max, question);
  if (min === undefined || max === undefined) return undefined;
  const raised = shown.minor < min ? min : shown.minor;
  return money(rule.max !== null && raised > max ? max : raised, shown.currency);
}

type CheckedDisplayRule = Omit<DisplayRuleRow, 'id' | 'sellerId' | 'shopId'>;

const DEFAULT_PRIORITY = 100;
const MAX_PRIORITY = 1_000_000;
const MAX_WEIGHT_G = 1_000_000_000n;

/** Validates a rule, except for its owner; errors are added to `checks`. */
export function readDisplayRule(checks: FieldChecks, given: CreateDisplayRuleInput, currency: Currency): CheckedDisplayRule {
  const amount = (field: 'orderValueFrom' | 'orderValueTo' | 'min' | 'max') => readAmount(checks, { field, value: given[field], currency });
  const weight = (field: 'weightFromKg' | 'weightToKg') => {
    const grams = readDecimal(checks, { field, value: given[field], scale: 3, min: 0n, max: MAX_WEIGHT_G });
    return grams === null ? null : Number(grams);
  };
  const rule = {
    priority: given.priority ?? DEFAULT_PRIORITY,
    active: true,
    services: listOrNull(given.services?.map((code) => code.trim())),
    countries: listOrNull(given.countries?.map((code) => code.trim().toUpperCase())),
    orderValueFromMinor: amount('orderValueFrom'),
    orderValueToMinor: amount('orderValueTo'),
    weightFromG: weight('weightFromKg'),
    weightToG: weight('weightToKg'),
    effect: given.effect,
    value: readValue(checks, given, currency),
    currency,
    rounding: given.rounding ?? 'none',
    minMinor: amount('min'),
    maxMinor: amount('max'),
  };
  checkConditions(checks, rule);
  return rule;
}

/** Treat an empty list as no restriction; taken literally it would match nothing. */
const listOrNull = (values: readonly string[] | undefined): readonly string[] | null => (values?.length ? [...new Set(values)] : null);

function readValue(checks: FieldChecks, { effect, value }: CreateDisplayRuleInput, currency: Currency): bigint {
  if (effect === 'free') {
    if (value != null) checks.fail('value', 'freeValue');
    return 0n;
  }
  if (value == null) checks.missing('value');
  if (effect === 'percent') return readPercent(checks, { field: 'value', value, min: -100, max: 1_000 }) ?? 0n;
  return readAmount(checks, { field: 'value', value, currency, signed: effect === 'flat' }) ?? 0n;
}

function checkConditions(checks: FieldChecks, rule: CheckedDisplayRule): void {
  const { priority } = rule;
  if (!Number.isInteger(priority) || priority < 0 || priority > MAX_PRIORITY)
    checks.fail('priority', 'between', { min: 0, max: MAX_PRIORITY });
  rule.countries?.forEach((code) => {
    if (!isCountry(code)) checks.fail('countries', 'notCountryCode', { code });
  });
  if (isBelow(rule.orderValueToMinor, rule.orderValueFromMinor)) checks.fail('orderValueTo', 'notLess', { field: 'orderValueFrom' });
  if (isBelow(rule.weightToG, rule.weightFromG)) checks.fail('weightToKg', 'notLess', { field: 'weightFromKg' });
  if (isBelow(rule.maxMinor, rule.minMinor)) checks.fail('max', 'notLess', { field: 'min' });
}

const isBelow = <T extends number | bigint>(upper: T | null, lower: T | null): boolean => upper !== null && lower !== null && upper < lower;
