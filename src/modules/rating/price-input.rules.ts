import { type Currency, isCurrency } from '../../kernel/money.js';
import { readAmount, readDecimal, type GivenDecimal, readPercent } from '../../kernel/decimal-fields.js';
import type { FieldChecks } from '../../kernel/errors.js';
import { checkFields } from '../../platform/graphql/declared-fields.js';
import type { WeightBreakRow, SurchargeRow } from './rate-book.rows.js';
import { SurchargeInput } from './rate-card.types.js';
import type { SurchargeCode } from './rating.enums.js';

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

export type CheckedSurcharge = Omit<SurchargeRow, 'id' | 'cardId'>;

interface SurchargeSurroundings {
  readonly currency: Currency;
  /** Zone ids by code. */
  readonly zones: ReadonlyMap<string, string>;
}

const LABELS: Readonly<Record<SurchargeCode, string>> = {
  FUEL: 'Fuel surcharge',
  REMOTE: 'Remote area',
  OVERSIZE: 'Oversize',
  PEAK: 'Peak season',
  COD_CARRIER: 'Cash on delivery handling',
};

/** Validates the surcharges of a card; errors are added to `checks`. */
export function readSurcharges(checks: FieldChecks, given: readonly SurchargeInput[], around: SurchargeSurroundings): CheckedSurcharge[] {
  return given.map((surcharge, index) => readSurcharge(checks, surcharge, { ...around, index }));
}

function readSurcharge(checks: FieldChecks, given: SurchargeInput, around: SurchargeSurroundings & { index: number }): CheckedSurcharge {
  const at = `surcharges[${around.index}]`;
  const { validFrom = null, validTo = null, overLengthCm = null, overGirthCm = null } = given;
  checkFields(checks, at, SurchargeInput, given);
  if (validFrom && validTo && validTo <= validFrom) checks.fail(`${at}.validTo`, 'later', { field: 'validFrom' });
  return {
    position: around.index + 1,
    code: given.code,
    label: given.label?.trim() || LABELS[given.code],
    kind: given.kind,
    ...readValue(checks, at, { ...given, currency: given.currency ?? around.currency }),
    appliesTo: given.appliesTo ?? 'base',
    validFrom,
    validTo,
    zoneId: readZone(checks, `${at}.zone`, { zone: given.zone, zones: around.zones }),
    overLengthCm,
    overGirthCm,
  };
}

function readValue(
  checks: FieldChecks,
  at: string,
  given: SurchargeInput & { currency: string },
): Pick<CheckedSurcharge, 'value' | 'currency'> {
  const { kind, value } = given;
  if (kind === 'percent') return { value: readPercent(checks, { field: `${at}.value`, value, max: 1_000 }) ?? 0n, currency: null };
  const currency = given.currency.trim().toUpperCase();
  if (!isCurrency(currency)) checks.fail(`${at}.currency`, 'currencyCode');
  return { value: readAmount(checks, { field: `${at}.value`, value, currency }) ?? 0n, currency };
}

function readZone(
  checks: FieldChecks,
  field: string,
  { zone, zones }: { zone: string | null | undefined; zones: ReadonlyMap<string, string> },
): string | null {
  if (zone == null) return null;
  const id = zones.get(zone.trim());
  if (id === undefined) checks.fail(field, 'notZone');
  return id ?? null;
}
