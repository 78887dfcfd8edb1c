import type { Selectable } from 'kysely';
import type { PricingTables } from './pricing.tables.js';

/** A row without what only its own history needs. */
type RowOf<T extends keyof PricingTables> = Readonly<Omit<Selectable<PricingTables[T]>, 'createdAt'>>;

export type PricePlanRow = RowOf<'pricePlan'>;
/** What a plan grants on one service instead of its general discount: another percentage, or a flat price per shipment. */
export type PricePlanServiceRow = RowOf<'pricePlanService'>;
export type DisplayRuleRow = RowOf<'displayRule'>;
export type FxRateRow = RowOf<'fxRate'>;

export const displayEffects = ['percent', 'flat', 'fixed', 'free'] as const;
export type DisplayEffect = (typeof displayEffects)[number];
export const displayRoundings = ['none', 'up_0.05', 'up_0.5', 'up_1', 'end_.99'] as const;
export type DisplayRounding = (typeof displayRoundings)[number];
