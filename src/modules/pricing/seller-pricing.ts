import { sql } from 'kysely';
import { divideRounded } from '../../kernel/decimal.js';
import { refuse } from '../../kernel/errors.js';
import { money, type Money } from '../../kernel/money.js';
import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, statement, type Named, type RowOf } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { CoreServices } from '../../platform/services.js';
import { db } from './pricing.tables.js';
import { amountIn } from '../../kernel/exchange.js';
import { planInEffect } from './read-plans.js';
import type { Plan } from './price-book.js';
import { DEFAULT_PLAN, publicTerms, termsFor, type Terms } from './terms.js';
import type { PricingServices } from './services.js';

/** Own terms precede those of the plan. Amounts are in minor units of the base currency. */
const findPricings = statement(($: Named<{ sellerIds: readonly string[] }>) =>
  db
    .selectFrom('seller as s')
    .select((eb) => [
      's.id as sellerId',
      sql<string>`${eb.ref('s.firstName')} || ' ' || ${eb.ref('s.lastName')}`.as('name'),
      's.email',
      's.notifyEmails',
      's.role',
      's.creditLimitMinor',
      sql<bigint | null>`${eb.ref('s.codFeeBasisPoints')}::bigint`.as('codFeeBasisPoints'),
      's.adjustmentThresholdMinor',
      planInEffect(eb.ref('s.id')).as('planId'),
    ])
    .where('s.id', '=', anyOf($.sellerIds)),
);

/** A seller's data for pricing. */
export type SellerPricing = Readonly<RowOf<typeof findPricings>>;

/** Changes of a plan or role take effect everywhere within this time. */
const REMEMBER_MS = 900;
const MAX_REMEMBERED = 10_000;

/** Caches the pricing of sellers for less than a second, to save checkouts a query. */
export class PricingCache {
  private readonly known = new Map<string, { until: number; pricing: SellerPricing }>();

  /** Returns the cached value synchronously. */
  remembered(sellerId: string): SellerPricing | undefined {
    const known = this.known.get(sellerId);
    return known && known.until > performance.now() ? known.pricing : undefined;
  }

  async of(on: RunSql, sellerId: string): Promise<SellerPricing> {
    const pricing = this.remembered(sellerId) ?? (await this.ofMany(on, [sellerId])).get(sellerId);
    if (!pricing) throw refuse('SELLER_NOT_FOUND');
    return pricing;
  }

  /** Loads many sellers in one statement. */
  async ofMany(on: RunSql, sellerIds: readonly string[]): Promise<Map<string, SellerPricing>> {
    const found = new Map((await findPricings(on, { sellerIds })).map((pricing) => [pricing.sellerId, pricing]));
    if (this.known.size + found.size > MAX_REMEMBERED) this.known.clear();
    const until = performance.now() + REMEMBER_MS;
    for (const [sellerId, pricing] of found) this.known.set(sellerId, { until, pricing });
    return found;
  }

  forget(sellerId: string): void {
    this.known.delete(sellerId);
  }
}

export function planOf(services: CoreServices & PricingServices, pricing: SellerPricing): Plan | null {
  const { planById } = services.rateBook.current();
  const own = pricing.planId === null ? undefined : planById.get(pricing.planId);
  return own ?? [...planById.values()].find((plan) => plan.name.toLowerCase() === DEFAULT_PLAN.toLowerCase()) ?? null;
}

/** The terms for quotes of a seller's shop; public terms without a seller. */
export function sellerTerms(services: CoreServices & PricingServices, pricing: SellerPricing | null, shopId: string | null): Terms {
  if (!pricing) return publicTerms;
  return termsFor(services.rateBook.current(), { plan: planOf(services, pricing), sellerId: pricing.sellerId, shopId });
}

/** How far the wallet of this currency may go below zero, in its minor units: the seller's own limit, else the plan's. */
export async function creditLimitOf(tx: Tx<PricingServices>, sellerId: string, currency: string): Promise<bigint> {
  return creditLimitIn(tx.services, await tx.services.pricing.of(tx.sql, sellerId), currency);
}

export function creditLimitIn(services: CoreServices & PricingServices, pricing: SellerPricing, currency: string): bigint {
  const { fx, baseCurrency } = services.rateBook.current();
  const plan = planOf(services, pricing);
  const at = services.clock.now().getTime();
  const own = pricing.creditLimitMinor;
  if (own !== null) return amountIn(fx, own, { from: baseCurrency, to: currency, at }) ?? 0n;
  return plan ? (amountIn(fx, plan.creditLimit, { from: plan.currency, to: currency, at }) ?? 0n) : 0n;
}

export interface CodFee {
  readonly basisPoints: bigint;
  readonly feeMinor: bigint;
}

/** The COD fee: the seller's percentage, else the plan's, else the setting; within the plan's bounds. */
export function codFeeFor(
  services: CoreServices & PricingServices,
  pricing: SellerPricing,
  collection: { minor: bigint; currency: string },
): CodFee {
  const plan = planOf(services, pricing);
  const planPoints = plan?.codFeeBps == null ? null : BigInt(plan.codFeeBps);
  const basisPoints = pricing.codFeeBasisPoints ?? planPoints ?? services.settings.codFeeBasisPoints;
  const fee = divideRounded(collection.minor * basisPoints, 10_000n);
  return { basisPoints, feeMinor: collection.minor === 0n ? 0n : bounded(services, plan, fee, collection.currency) };
}

function bounded(services: CoreServices & PricingServices, plan: Plan | null, fee: bigint, currency: string): bigint {
  const { fx } = services.rateBook.current();
  const inCurrency = (minor: bigint | null | undefined): bigint | undefined =>
    plan && minor != null ? amountIn(fx, minor, { from: plan.currency, to: currency, at: services.clock.now().getTime() }) : undefined;
  const min = inCurrency(plan?.codFeeMin);
  const max = inCurrency(plan?.codFeeMax);
  if (min !== undefined && fee < min) return min;
  return max !== undefined && fee > max ? max : fee;
}

/** Price of returning an undeliverable parcel, by the plan of its order; zero without a plan. */
export function returnFreightOf(
  { rateBook }: CoreServices & PricingServices,
  { planId, rate }: { planId: string | null; rate: Money },
): Money {
  const plan = planId === null ? undefined : rateBook.current().planById.get(planId);
  return money(divideRounded(rate.minor * (plan?.returnFreight ?? 0n), 10_000n), rate.currency);
}
