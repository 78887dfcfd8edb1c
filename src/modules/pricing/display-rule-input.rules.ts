import type { Currency } from '../../kernel/money.js';
import { readAmount, readDecimal, readPercent } from '../../kernel/decimal-fields.js';
import type { FieldChecks } from '../../kernel/errors.js';
import { isCountry } from '../addresses/index.js';
import type { DisplayRuleRow } from './pricing.tables.js';
import type { CreateDisplayRuleInput } from './display-rule.types.js';

export type CheckedDisplayRule = Omit<DisplayRuleRow, 'id' | 'sellerId' | 'shopId'>;

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
