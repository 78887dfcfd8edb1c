import { tablesOf, type Readable } from '../../platform/db/tables.js';
import type { CarrierTables } from '../carriers/index.js';
import type { SellerTables } from '../sellers/index.js';
import type { ShopTables } from '../shops/index.js';
import { DisplayRuleSchema } from './display-rule.entity.js';
import { FxRateSchema } from './fx-rate.entity.js';
import { PricePlanSchema, PricePlanServiceSchema, SellerPlanSchema } from './price-plan.entity.js';

export const db = tablesOf({
  pricePlan: PricePlanSchema,
  pricePlanService: PricePlanServiceSchema,
  sellerPlan: SellerPlanSchema,
  displayRule: DisplayRuleSchema,
  fxRate: FxRateSchema,
}).reading<CarrierTables & SellerTables & ShopTables>();

/** For modules that read them. */
export type PricingTables = Readable<typeof db>;
