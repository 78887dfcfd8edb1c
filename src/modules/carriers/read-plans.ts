import { formatScaled } from '../../kernel/decimal.js';
import { money } from '../../kernel/money.js';
import type { Context } from '../../platform/graphql/context.js';
import { listLoaderBy, loaderBy, type LoaderDefinition } from '../../platform/graphql/loader.js';
import { moneyOrNull, moneyOut } from '../../platform/graphql/money.type.js';
import { PricePlanSchema, PricePlanServiceSchema, SellerPlanSchema } from './price-plan.entity.js';
import type { PricePlanServiceType, PricePlanType } from './price-plan.types.js';
import type { PricePlanRow, PricePlanServiceRow } from './rate-book.rows.js';
import { DEFAULT_PLAN } from './seed-rate-book.js';

export type PlanRecord = PricePlanRow & { readonly createdAt: Date };

export interface SellerPlanRecord {
  readonly sellerId: string;
  readonly planId: string;
  readonly effectiveFrom: Date;
  readonly effectiveTo: Date | null;
}

const PLAIN = { disableIdentityMap: true } as const;

/** All plans, in order of their name. There are as many as the operator has price lists: few. */
export async function listPlans({ actor, em }: Context): Promise<PricePlanType[]> {
  actor.require('rate-book:read');
  return (await em.find(PricePlanSchema, {}, { ...PLAIN, orderBy: { name: 'asc' } })).map(planOut);
}

const planLoader = loaderBy<string, PlanRecord>(
  (ids, { em }) => em.find(PricePlanSchema, { id: { $in: [...ids] } }, PLAIN),
  (plan) => plan.id,
);

export async function planById(context: Context, id: string): Promise<PricePlanType | null> {
  const plan = await context.load(planLoader, id);
  return plan && planOut(plan);
}

const grantsLoader = listLoaderBy<string, PricePlanServiceRow>(
  (planIds, { em }) => em.find(PricePlanServiceSchema, { planId: { $in: [...planIds] } }, { ...PLAIN, orderBy: { serviceId: 'asc' } }),
  (grant) => grant.planId,
);

/** The plan that a seller is on now, which is the default one without an agreement. */
export async function currentPlan(context: Context, sellerId: string): Promise<PricePlanType | null> {
  // Whoever has just changed it is told what it is now.
  if (!context.actor.can('seller:edit')) context.actor.require('seller:read');
  const planId = await context.load(planIdLoader, sellerId);
  return planId === null ? null : planById(context, planId);
}

/** The percentage with which the fee for collecting cash is worked out; its bounds are those of the plan. */
export async function effectiveCodFee(context: Context, seller: { id: string; codFeeBasisPoints: number | null }): Promise<string> {
  const plan = await currentPlan(context, seller.id);
  const own = seller.codFeeBasisPoints === null ? null : percentText(seller.codFeeBasisPoints);
  return own ?? plan?.codFeePercent ?? formatScaled(context.services.settings.codFeeBasisPoints, 2);
}

const planIdLoader: LoaderDefinition<string, string> = {
  load: async (sellerIds, { sql, services }) => {
    const rows = await sql<{ sellerId: string; planId: string | null }>(
      `select seller.id as "sellerId",
              coalesce((select plan_id from seller_plan where seller_id = seller.id and effective_from <= $2 and (effective_to is null or effective_to > $2)
                        order by effective_from desc limit 1),
                       (select id from price_plan where lower(name) = lower($3))) as "planId"
       from unnest($1::uuid[]) as seller(id)`,
      [sellerIds, services.clock.now(), DEFAULT_PLAN],
    );
    const bySeller = new Map(rows.map((row) => [row.sellerId, row.planId]));
    return sellerIds.map((id) => bySeller.get(id) ?? null);
  },
};

/** Every plan that a seller was put on, oldest first. */
export async function planHistory(context: Context, sellerId: string): Promise<SellerPlanRecord[]> {
  context.actor.require('seller:read');
  return (await context.load(planHistoryLoader, sellerId)) ?? [];
}

const planHistoryLoader = listLoaderBy<string, SellerPlanRecord>(
  (sellerIds, { em }) => em.find(SellerPlanSchema, { sellerId: { $in: [...sellerIds] } }, { ...PLAIN, orderBy: { effectiveFrom: 'asc' } }),
  (period) => period.sellerId,
);

export function planOut(plan: PlanRecord): PricePlanType {
  const amount = (minor: bigint | null) => moneyOrNull(minor === null ? null : money(minor, plan.currency));
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
    creditLimit: moneyOut(money(plan.creditLimitMinor, plan.currency)),
    adjustmentThreshold: amount(plan.adjustmentThresholdMinor),
    createdAt: plan.createdAt,
  };
}

export async function grantsOf(context: Context, plan: PricePlanType): Promise<(PricePlanServiceType & { serviceId: string })[]> {
  const grants = (await context.load(grantsLoader, plan.id)) ?? [];
  return grants.map(({ serviceId, discountBps, flatPerShipmentMinor: flat }) => ({
    serviceId,
    discountPercent: discountBps === null ? null : percentText(discountBps),
    flatPerShipment: moneyOrNull(flat === null ? null : money(flat, plan.currency)),
  }));
}

const percentText = (basisPoints: number): string => formatScaled(BigInt(basisPoints), 2);
