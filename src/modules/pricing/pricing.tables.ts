import { tablesOf, type Readable } from '../../platform/db/tables.js';
import type { CarrierTables } from '../carriers/index.js';
import type { SellerTables } from '../sellers/index.js';
import type { ShopTables } from '../shops/index.js';
import { DisplayRuleSchema } from './display-rule.entity.js';
import { FxRateSchema } from './fx-rate.entity.js';
import { PricePlanSchema, PricePlanServiceSchema, SellerPlanSchema } from './price-plan.entity.js';
import type { Selectable } from 'kysely';

export const db = tablesOf({
  pricePlan: PricePlanSchema,
  pricePlanService: PricePlanServiceSchema,
  sellerPlan: SellerPlanSchema,
  displayRule: DisplayRuleSchema,
  fxRate: FxRateSchema,
}).reading<CarrierTables & SellerTables & ShopTables>();

/** For modules that read them. */
export type PricingTables = Readable<typeof db>;

/** A row without its bookkeeping columns. */
type RowOf<T extends keyof PricingTables> = Readonly<Omit<Selectable<PricingTables[T]>, 'createdAt'>>;

export type PricePlanRow = RowOf<'pricePlan'>;
/** Service-specific terms that replace the plan's general discount: a percentage, or a flat price per shipment. */
export type PricePlanServiceRow = RowOf<'pricePlanService'>;
export type DisplayRuleRow = RowOf<'displayRule'>;
export type FxRateRow = RowOf<'fxRate'>;
