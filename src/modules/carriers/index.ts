import { CarrierServiceSchema } from './carrier-service.entity.js';
import { CarrierSchema } from './carrier.entity.js';
import { CarrierResolver } from './carrier.resolver.js';
import { publishedCardsSql, rateBookNotifySql } from './carriers.sql.js';
import type { CollectQuotes } from './collect-quotes.js';
import { DisplayRuleSchema } from './display-rule.entity.js';
import { DisplayRuleResolver } from './display-rule.resolver.js';
import { FxRateSchema } from './fx-rate.entity.js';
import { FxRateResolver } from './fx-rate.resolver.js';
import { LaneSchema } from './lane.entity.js';
import { PricePlanSchema, PricePlanServiceSchema, SellerPlanSchema } from './price-plan.entity.js';
import { PricePlanResolver, PricePlanServiceResolver } from './price-plan.resolver.js';
import { RateCardSchema, SurchargeSchema, WeightBreakSchema } from './rate-card.entity.js';
import { RateCardResolver } from './rate-card.resolver.js';
import { RateQuoteResolver } from './rate-quote.resolver.js';
import { RateResolver } from './rate.resolver.js';
import { SellerPlanResolver, SellerPricesResolver } from './seller-plan.resolver.js';
import { ZoneMemberSchema, ZoneSchema } from './zone.entity.js';

declare module '../../platform/services.js' {
  interface Services {
    /** Prices with the book and with every connected carrier. */
    readonly collectQuotes: CollectQuotes;
  }
}

export const carrierEntities = [
  CarrierSchema,
  CarrierServiceSchema,
  ZoneSchema,
  ZoneMemberSchema,
  LaneSchema,
  RateCardSchema,
  WeightBreakSchema,
  SurchargeSchema,
  PricePlanSchema,
  PricePlanServiceSchema,
  SellerPlanSchema,
  DisplayRuleSchema,
  FxRateSchema,
];
export const carrierSql = `${publishedCardsSql}\n${rateBookNotifySql}`;

export const carrierResolvers = [
  CarrierResolver,
  DisplayRuleResolver,
  FxRateResolver,
  PricePlanResolver,
  PricePlanServiceResolver,
  RateCardResolver,
  RateQuoteResolver,
  RateResolver,
  SellerPlanResolver,
  SellerPricesResolver,
] as const;

export type { CarrierTables } from './carriers.tables.js';
export { adjustmentThresholdIn, adjustmentThresholdOf } from './adjustment-threshold.js';
export { findPlanId, startPlan, unknownPlan } from './assign-plan.js';
export { RateBookKeeper } from './rate-book-keeper.js';
export { weightsOf } from './weight.rules.js';
export { PricingCache, codFeeFor, creditLimitIn, creditLimitOf, planOf, sellerTerms, type SellerPricing } from './seller-pricing.js';
export { quoteCollector } from './collect-quotes.js';
export { chooseService, shownRate } from './choose-service.js';
export { breakdownOf } from './breakdown.js';
export { packageOf, type Parcel } from './package.rules.js';
export { checkMeasures, MAX_QUANTITY, type GivenMeasures } from './product.rules.js';
export { ProductInput } from './product.types.js';
export { portalUrl } from './portal-url.js';
export { partnerAwb } from './partner-awb.js';
export { returnFreightOf } from './return-freight.js';
export { planById } from './read-plans.js';
export { carrierCost, type CarrierCost } from './carrier-cost.js';
export { rerate } from './rerate.js';
export { cannotServe } from './keeps-serving.js';
export type { Rejection } from './rejection.js';
export { writeFirstRateBook } from './write-rate-book.js';
export { rateBookRows } from './seed-rate-book.js';
export { amountIn, exchangeFor } from './fx.rules.js';
export type { Quote } from './quote.js';
export type { QuoteRequest } from './quote-request.js';
export type { Place } from './zone.rules.js';
