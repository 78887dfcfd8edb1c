import { isCurrency, type Currency } from '../../kernel/money.js';
import { readAmount, readPercent } from '../../kernel/decimal-fields.js';
import type { FieldChecks } from '../../kernel/errors.js';
import { checkFields } from '../../platform/graphql/declared-fields.js';
import type { SurchargeCode } from './rating.enums.js';
import type { SurchargeRow } from './rate-book.rows.js';
import { SurchargeInput } from './rate-card.types.js';

export type CheckedSurcharge = Omit<SurchargeRow, 'id' | 'cardId'>;

export interface SurchargeSurroundings {
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
