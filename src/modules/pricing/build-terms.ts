import type { DisplayRule, Plan, PlanService } from './price-book.js';
import type { PriceRows } from './price-store.js';
import type { DisplayRuleRow, PricePlanServiceRow } from './pricing.tables.js';

export function compilePlans(rows: Pick<PriceRows, 'plans' | 'planServices'>): ReadonlyMap<string, Plan> {
  const servicesByPlan = Map.groupBy(rows.planServices, (row) => row.planId);
  const plans = rows.plans.map((row): Plan => ({
    id: row.id,
    name: row.name,
    currency: row.currency,
    discount: BigInt(row.discountBps),
    minCharge: row.minChargeMinor,
    services: new Map((servicesByPlan.get(row.id) ?? []).map((grant) => [grant.serviceId, compileGrant(grant)])),
    returnFreight: BigInt(row.returnFreightBps),
    codFeeBps: row.codFeeBps,
    codFeeMin: row.codFeeMinMinor,
    codFeeMax: row.codFeeMaxMinor,
    creditLimit: row.creditLimitMinor,
    handlingFee: row.handlingFeeMinor,
    adjustmentThreshold: row.adjustmentThresholdMinor,
  }));
  return new Map(plans.map((plan) => [plan.id, plan]));
}

/** Active rules by seller, in order of evaluation. */
export function compileDisplayRules(rows: readonly DisplayRuleRow[]): ReadonlyMap<string, readonly DisplayRule[]> {
  const rules = rows
    .filter((row) => row.active)
    .map(compileDisplayRule)
    .sort(inOrder);
  return Map.groupBy(rules, (rule) => rule.sellerId);
}

function compileGrant(row: PricePlanServiceRow): PlanService {
  if (row.flatPerShipmentMinor !== null) return { kind: 'flat', price: row.flatPerShipmentMinor };
  return { kind: 'percent', discount: BigInt(row.discountBps ?? 0) };
}

const compileDisplayRule = (row: DisplayRuleRow): DisplayRule => ({
  id: row.id,
  sellerId: row.sellerId,
  shopId: row.shopId,
  priority: row.priority,
  services: row.services && new Set(row.services),
  countries: row.countries && new Set(row.countries),
  orderValueFrom: row.orderValueFromMinor,
  orderValueTo: row.orderValueToMinor,
  weightFromMg: (row.weightFromG ?? 0) * 1_000,
  weightToMg: row.weightToG === null ? Number.MAX_SAFE_INTEGER : row.weightToG * 1_000,
  effect: row.effect,
  value: row.value,
  currency: row.currency,
  rounding: row.rounding,
  min: row.minMinor,
  max: row.maxMinor,
});

/** Lowest number first; among equals, shop rules before rules for all shops. */
function inOrder(left: DisplayRule, right: DisplayRule): number {
  if (left.priority !== right.priority) return left.priority - right.priority;
  if ((left.shopId === null) !== (right.shopId === null)) return left.shopId === null ? 1 : -1;
  return left.id < right.id ? -1 : 1;
}
