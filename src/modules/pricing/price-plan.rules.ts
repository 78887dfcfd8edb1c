import { readAmount, readPercent } from '../../kernel/decimal-fields.js';
import type { Currency, BasisPoints } from '../../kernel/money.js';
import { divideRounded } from '../../kernel/decimal.js';
import type { FieldChecks } from '../../kernel/errors.js';
import { amountIn, type FxTable } from '../../kernel/exchange.js';
import { checkFields } from '../../platform/graphql/declared-fields.js';
import type { Plan } from './price-book.js';
import type { CarrierServiceRow } from '../carriers/index.js';
import { CreatePlanInput, type PricePlanServiceInput } from './price-plan.types.js';
import type { PricePlanRow } from './pricing.tables.js';

const HUNDRED_PERCENT = 10_000n;

/** Freight in the currency of the card, priced at a given moment. */
export interface FreightToPlan {
  readonly service: Pick<CarrierServiceRow, 'id'>;
  readonly freight: bigint;
  readonly currency: Currency;
  readonly at: number;
}

/** The plan's discount on this service; null when it has a flat price instead. */
export function planPercent(plan: Plan, service: Pick<CarrierServiceRow, 'id'>): BasisPoints | null {
  const grant = plan.services.get(service.id);
  if (!grant) return plan.discount;
  return grant.kind === 'percent' ? grant.discount : null;
}

/** The seller's price, rounded once and never below the minimum charge; undefined without an exchange rate. */
export function plannedRate(plan: Plan, fx: FxTable, job: FreightToPlan): bigint | undefined {
  const rate = grantedRate(plan, fx, job);
  if (rate === undefined || plan.minCharge === null) return rate;
  const least = amountIn(fx, plan.minCharge, { from: plan.currency, to: job.currency, at: job.at });
  if (least === undefined) return undefined;
  return rate < least ? least : rate;
}

function grantedRate(plan: Plan, fx: FxTable, { service, freight, currency, at }: FreightToPlan): bigint | undefined {
  const grant = plan.services.get(service.id);
  if (grant?.kind === 'flat') return amountIn(fx, grant.price, { from: plan.currency, to: currency, at });
  const discount = grant?.discount ?? plan.discount;
  return discount === 0n ? freight : divideRounded(freight * (HUNDRED_PERCENT - discount), HUNDRED_PERCENT);
}

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
