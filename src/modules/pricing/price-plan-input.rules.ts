import type { Currency } from '../../kernel/money.js';
import { readAmount, readPercent } from '../../kernel/decimal-fields.js';
import type { FieldChecks } from '../../kernel/errors.js';
import { checkFields } from '../../platform/graphql/declared-fields.js';
import type { PricePlanRow } from './pricing.tables.js';
import { CreatePlanInput, type PricePlanServiceInput } from './price-plan.types.js';

export interface CheckedGrant {
  readonly serviceCode: string;
  readonly discountBps: number | null;
  readonly flatPerShipmentMinor: bigint | null;
}

/** Validates the terms of a plan; errors are added to `checks`. */
export function readPlan(checks: FieldChecks, given: CreatePlanInput, currency: Currency): Omit<PricePlanRow, 'id'> {
  checkFields(checks, '', CreatePlanInput, given);
  const amount = (field: 'minCharge' | 'codFeeMin' | 'codFeeMax' | 'creditLimit' | 'adjustmentThreshold' | 'handlingFee') =>
    readAmount(checks, { field, value: given[field], currency });
  const plan = {
    name: given.name.trim(),
    currency,
    discountBps: points(readPercent(checks, { field: 'discountPercent', value: given.discountPercent, max: 100 })) ?? 0,
    minChargeMinor: amount('minCharge'),
    returnFreightBps: points(readPercent(checks, { field: 'returnFreightPercent', value: given.returnFreightPercent, max: 100 })) ?? 0,
    codFeeBps: points(readPercent(checks, { field: 'codFeePercent', value: given.codFeePercent, max: 20 })),
    codFeeMinMinor: amount('codFeeMin'),
    codFeeMaxMinor: amount('codFeeMax'),
    creditLimitMinor: amount('creditLimit') ?? 0n,
    handlingFeeMinor: amount('handlingFee') ?? 0n,
    adjustmentThresholdMinor: amount('adjustmentThreshold'),
  };
  const { codFeeMinMinor: min, codFeeMaxMinor: max } = plan;
  if (min !== null && max !== null && max < min) checks.fail('codFeeMax', 'notLess', { field: 'codFeeMin' });
  return plan;
}

/** Validates service-specific terms. */
export function readGrants(checks: FieldChecks, given: readonly PricePlanServiceInput[], currency: Currency): CheckedGrant[] {
  const seen = new Set<string>();
  return given.map(({ serviceCode, discountPercent, flatPerShipment }, index) => {
    const at = `services[${index}]`;
    if (seen.has(serviceCode)) checks.fail(`${at}.serviceCode`, 'namedTwice');
    seen.add(serviceCode);
    if ((discountPercent == null) === (flatPerShipment == null)) checks.fail(at, 'discountOrFlat');
    return {
      serviceCode,
      discountBps: points(readPercent(checks, { field: `${at}.discountPercent`, value: discountPercent, max: 100 })),
      flatPerShipmentMinor: readAmount(checks, { field: `${at}.flatPerShipment`, value: flatPerShipment, currency }),
    };
  });
}

const points = (basisPoints: bigint | null): number | null => (basisPoints === null ? null : Number(basisPoints));
