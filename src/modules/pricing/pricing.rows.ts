import type { Selectable } from 'kysely';
import type { PricingTables } from './pricing.tables.js';

/** A row without what only its own history needs. */
type RowOf<T extends keyof PricingTables> = Readonly<Omit<Selectable<PricingTables[T]>, 'createdAt'>>;

export type PricePlanRow = RowOf<'pricePlan'>;
/** What a plan grants on one service instead of its general discount: another percentage, or a flat price per shipment. */
export type PricePlanServiceRow = RowOf<'pricePlanService'>;
export type DisplayRuleRow = RowOf<'displayRule'>;
export type FxRateRow = RowOf<'fxRate'>;
