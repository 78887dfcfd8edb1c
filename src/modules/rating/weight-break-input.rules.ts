import type { Currency } from '../../kernel/money.js';
import { readAmount, readDecimal, type GivenDecimal } from '../../kernel/decimal-fields.js';
import type { FieldChecks } from '../../kernel/errors.js';
import type { WeightBreakRow } from './rate-book.rows.js';

/** A break as given, and its position in the input. */
export interface GivenBreak {
  readonly at: string;
  readonly tier: string;
  readonly upToKg: GivenDecimal;
  readonly price: GivenDecimal;
  readonly stepKg?: GivenDecimal;
  readonly pricePerStep?: GivenDecimal;
}

export type CheckedBreak = Omit<WeightBreakRow, 'id' | 'cardId'>;

interface PlacedBreak extends CheckedBreak {
  readonly at: string;
}

export const MAX_BREAKS = 5_000;
const MAX_WEIGHT_G = 1_000_000_000n;

/** Validates the breaks of a card, individually and within their tier; errors are added to `checks`. */
export function readBreaks(checks: FieldChecks, given: readonly GivenBreak[], currency: Currency): CheckedBreak[] {
  const breaks = given.flatMap((each) => readBreak(checks, each, currency) ?? []);
  for (const tier of Map.groupBy(breaks, (each) => each.tier).values()) checkTier(checks, tier);
  return breaks.map(({ at: _place, ...rest }) => rest);
}

function readBreak(checks: FieldChecks, given: GivenBreak, currency: Currency): PlacedBreak | undefined {
  const { at, tier } = given;
  const before = checks.errors.length;
  const upToG = grams(checks, `${at}.upToKg`, given.upToKg);
  const priceMinor = readAmount(checks, { field: `${at}.price`, value: given.price, currency });
  const stepG = grams(checks, `${at}.stepKg`, given.stepKg);
  const pricePerStepMinor = readAmount(checks, { field: `${at}.pricePerStep`, value: given.pricePerStep, currency });
  if (given.upToKg == null) checks.missing(`${at}.upToKg`);
  if (given.price == null) checks.missing(`${at}.price`);
  if ((given.stepKg == null) !== (given.pricePerStep == null)) checks.fail(`${at}.stepKg`, 'stepTogether');
  if (checks.errors.length > before || upToG === null || priceMinor === null) return undefined;
  return { at, tier, upToG, priceMinor, stepG, pricePerStepMinor };
}

function grams(checks: FieldChecks, field: string, value: GivenDecimal): number | null {
  const units = readDecimal(checks, { field, value, scale: 3, min: 1n, max: MAX_WEIGHT_G });
  return units === null ? null : Number(units);
}

function checkTier(checks: FieldChecks, tier: readonly PlacedBreak[]): void {
  const seen = new Set<number>();
  const heaviest = Math.max(...tier.map((each) => each.upToG));
  for (const { at, upToG, stepG, tier: name } of tier) {
    if (seen.has(upToG)) checks.fail(`${at}.upToKg`, 'namedTwiceInTier', { tier: name });
    seen.add(upToG);
    if (stepG !== null && upToG < heaviest) checks.fail(`${at}.stepKg`, 'lastBreakOnly', { tier: name });
  }
}
