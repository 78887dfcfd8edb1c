import { sql, type Selectable, type Expression } from 'kysely';
import { formatScaled } from '../../kernel/decimal.js';
import { money, moneyOrNull } from '../../kernel/money.js';
import { anyOf, statement, type Named, type RowOf, now } from '../../platform/db/statement.js';
import type { Context } from '../../platform/work/context.js';
import { listLoaderBy, loaderBy, type LoaderDefinition } from '../../platform/work/loader.js';
import { db, type PricingTables, type PricePlanServiceRow } from './pricing.tables.js';
import type { PricePlanServiceType, PricePlanType } from './price-plan.types.js';
import { DEFAULT_PLAN } from './terms.js';

export type PlanRecord = Readonly<Selectable<PricingTables['pricePlan']>>;

const findAll = statement(() => db.selectFrom('pricePlan').select(db.columns('pricePlan')).orderBy('name'));

/** All plans by name. An operator has only a few. */
export async function listPlans(context: Context): Promise<PricePlanType[]> {
  return (await findAll(context.sql, {})).map(planOut);
}

const findPlans = statement(($: Named<{ ids: readonly string[] }>) =>
  db.selectFrom('pricePlan').select(db.columns('pricePlan')).where('id', '=', anyOf($.ids)),
);

const planLoader = loaderBy<string, PlanRecord>(
  (ids, context) => findPlans(context.sql, { ids }),
  (plan) => plan.id,
);

export async function planById(context: Context, id: string): Promise<PricePlanType | null> {
  const plan = await context.load(planLoader, id);
  return plan && planOut(plan);
}

const findGrants = statement(($: Named<{ planIds: readonly string[] }>) =>
  db.selectFrom('pricePlanService').select(db.columns('pricePlanService')).where('planId', '=', anyOf($.planIds)).orderBy('serviceId'),
);

const grantsLoader = listLoaderBy<string, PricePlanServiceRow>(
  (planIds, context) => findGrants(context.sql, { planIds }),
  (grant) => grant.planId,
);

/** The seller's current plan; the default plan without an agreement. */
export async function currentPlan(context: Context, sellerId: string): Promise<PricePlanType | null> {
  const planId = await context.load(planIdLoader, sellerId);
  return planId === null ? null : planById(context, planId);
}

/** The percentage of the COD fee; its bounds come from the plan. */
export async function effectiveCodFee(context: Context, seller: { id: string; codFeeBasisPoints: number | null }): Promise<string> {
  const plan = await currentPlan(context, seller.id);
  const own = seller.codFeeBasisPoints === null ? null : percentText(seller.codFeeBasisPoints);
  return own ?? plan?.codFeePercent ?? formatScaled(context.services.settings.codFeeBasisPoints, 2);
}

const findPlanIds = statement(($: Named<{ sellerIds: readonly string[] }>) =>
  db.selectFrom(sql<{ id: string }>`unnest(${$.sellerIds}::uuid[])`.as<'seller'>(sql`seller (id)`)).select((eb) => [
    'seller.id as sellerId',
    eb.fn
      .coalesce(
        planInEffect(eb.ref('seller.id')),
        db
          .selectFrom('pricePlan')
          .select('pricePlan.id')
          .where((plan) => plan(plan.fn('lower', ['pricePlan.name']), '=', DEFAULT_PLAN.toLowerCase())),
      )
      .as('planId'),
  ]),
);

const planIdLoader: LoaderDefinition<string, string> = {
  load: async (sellerIds, context) => {
    const rows = await findPlanIds(context.sql, { sellerIds });
    const bySeller = new Map(rows.map((row) => [row.sellerId, row.planId]));
    return sellerIds.map((id) => bySeller.get(id) ?? null);
  },
};

const findHistory = statement(($: Named<{ sellerIds: readonly string[] }>) =>
  db
    .selectFrom('sellerPlan')
    .select(['sellerId', 'planId', 'effectiveFrom', 'effectiveTo'])
    .where('sellerId', '=', anyOf($.sellerIds))
    .orderBy('effectiveFrom'),
);

export type SellerPlanRecord = RowOf<typeof findHistory>;

/** All plans of a seller over time, oldest first. */
export async function planHistory(context: Context, sellerId: string): Promise<SellerPlanRecord[]> {
  return (await context.load(planHistoryLoader, sellerId)) ?? [];
}

const planHistoryLoader = listLoaderBy<string, SellerPlanRecord>(
  (sellerIds, context) => findHistory(context.sql, { sellerIds }),
  (period) => period.sellerId,
);

export function planOut(plan: PlanRecord): PricePlanType {
  const amount = (minor: bigint | null) => moneyOrNull(minor, plan.currency);
  return {
    id: plan.id,
    name: plan.name,
    currency: plan.currency,
    discountPercent: percentText(plan.discountBps),
    minCharge: amount(plan.minChargeMinor),
    returnFreightPercent: percentText(plan.returnFreightBps),
    codFeePercent: plan.codFeeBps === null ? null : percentText(plan.codFeeBps),
    codFeeMin: amount(plan.codFeeMinMinor),
    codFeeMax: amount(plan.codFeeMaxMinor),
    creditLimit: money(plan.creditLimitMinor, plan.currency),
    handlingFee: money(plan.handlingFeeMinor, plan.currency),
    adjustmentThreshold: amount(plan.adjustmentThresholdMinor),
    createdAt: plan.createdAt,
  };
}

export async function grantsOf(context: Context, plan: PricePlanType): Promise<(PricePlanServiceType & { serviceId: string })[]> {
  const grants = (await context.load(grantsLoader, plan.id)) ?? [];
  return grants.map(({ serviceId, discountBps, flatPerShipmentMinor: flat }) => ({
    serviceId,
    discountPercent: discountBps === null ? null : percentText(discountBps),
    flatPerShipment: moneyOrNull(flat, plan.currency),
  }));
}

const percentText = (basisPoints: number): string => formatScaled(BigInt(basisPoints), 2);

/** The id of the seller's current plan: the latest that has started and not ended. */
export const planInEffect = (sellerId: Expression<string>) =>
  db
    .selectFrom('sellerPlan as p')
    .select('p.planId')
    .where('p.sellerId', '=', sellerId)
    .where('p.effectiveFrom', '<=', now)
    .where((eb) => eb.or([eb('p.effectiveTo', 'is', null), eb('p.effectiveTo', '>', now)]))
    .orderBy('p.effectiveFrom', 'desc')
    .limit(1);
