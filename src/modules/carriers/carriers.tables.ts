import { tablesOf, type Readable } from '../../platform/db/tables.js';
import type { SellerTables } from '../sellers/index.js';
import type { ShopTables } from '../shops/index.js';
import { CarrierServiceSchema } from './carrier-service.entity.js';
import { CarrierSchema } from './carrier.entity.js';
import { DisplayRuleSchema } from './display-rule.entity.js';
import { FxRateSchema } from './fx-rate.entity.js';
import { LaneSchema } from './lane.entity.js';
import { PricePlanSchema, PricePlanServiceSchema, SellerPlanSchema } from './price-plan.entity.js';
import { RateCardSchema, SurchargeSchema, WeightBreakSchema } from './rate-card.entity.js';
import { ZoneMemberSchema, ZoneSchema } from './zone.entity.js';

export const db = tablesOf({
  carrier: CarrierSchema,
  carrierService: CarrierServiceSchema,
  zone: ZoneSchema,
  zoneMember: ZoneMemberSchema,
  lane: LaneSchema,
  rateCard: RateCardSchema,
  weightBreak: WeightBreakSchema,
  surcharge: SurchargeSchema,
  pricePlan: PricePlanSchema,
  pricePlanService: PricePlanServiceSchema,
  sellerPlan: SellerPlanSchema,
  displayRule: DisplayRuleSchema,
  fxRate: FxRateSchema,
})
  .reading<SellerTables>()
  .reading<ShopTables>();

/** For modules that read them. */
export type CarrierTables = Readable<typeof db>;
