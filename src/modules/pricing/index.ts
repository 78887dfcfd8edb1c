import { AgreementResolver } from './agreements/agreement.resolver.js';
import { DisplayRuleSchema } from './display-rule.entity.js';
import { DisplayRuleResolver } from './display-rule.resolver.js';
import { FxRateSchema } from './fx-rate.entity.js';
import { FxRateResolver } from './fx-rate.resolver.js';
import { PricePlanSchema, PricePlanServiceSchema, SellerPlanSchema } from './price-plan.entity.js';
import { PricePlanResolver, PricePlanServiceResolver, SellerPlanResolver, SellerPricesResolver } from './price-plan.resolver.js';

export const pricingEntities = [PricePlanSchema, PricePlanServiceSchema, SellerPlanSchema, DisplayRuleSchema, FxRateSchema];
export const pricingResolvers = [
  AgreementResolver,
  DisplayRuleResolver,
  FxRateResolver,
  PricePlanResolver,
  PricePlanServiceResolver,
  SellerPlanResolver,
  SellerPricesResolver,
] as const;

export type { PricingTables, FxRateRow, PricePlanRow, PricePlanServiceRow, DisplayRuleRow } from './pricing.tables.js';
export { readPriceRows, writePriceRows, type PriceRows } from './price-store.js';
export type { DisplayRule, PriceBook } from './price-book.js';
export { compileDisplayRules, compilePlans } from './build-terms.js';
export { DEFAULT_PLAN, publicTerms, type Terms } from './terms.js';
export { displayRateOf, matchingRule } from './display-rule.rules.js';
export { planPercent, plannedRate } from './price-plan.rules.js';
export { checkExchangeable, readCurrency } from './exchangeable.js';
export {
  PricingCache,
  codFeeFor,
  creditLimitIn,
  creditLimitOf,
  planOf,
  returnFreightOf,
  sellerTerms,
  type SellerPricing,
} from './seller-pricing.js';
export { adjustmentThresholdOf } from './adjustment-threshold.js';
export { planById } from './read-plans.js';
export { sellerTermsHandler } from './agreements/change-terms.js';
export type { PricingServices } from './services.js';
