import type { Selectable } from 'kysely';
import type { PricingTables } from './pricing.tables.js';

/** A row without its bookkeeping columns. */
type RowOf<T extends keyof PricingTables> = Readonly<Omit<Selectable<PricingTables[T]>, 'createdAt'>>;

export type PricePlanRow = RowOf<'pricePlan'>;
/** Service-specific terms that replace the plan's general discount: a percentage, or a flat price per shipment. */
export type PricePlanServiceRow = RowOf<'pricePlanService'>;
export type DisplayRuleRow = RowOf<'displayRule'>;
export type FxRateRow = RowOf<'fxRate'>;
