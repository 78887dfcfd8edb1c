import type { Selectable } from 'kysely';
import type { Currency } from '../../kernel/currency.js';
import type { CarrierTables } from './carriers.tables.js';

/** The tables of the rate book, row by row: what the database stores, what the seed writes and what a book is built from. */
export interface RateBookRows {
  readonly baseCurrency: Currency;
  readonly carriers: readonly CarrierRow[];
  readonly services: readonly CarrierServiceRow[];
  readonly zones: readonly ZoneRow[];
  readonly zoneMembers: readonly ZoneMemberRow[];
  readonly lanes: readonly LaneRow[];
  readonly rateCards: readonly RateCardRow[];
  readonly weightBreaks: readonly WeightBreakRow[];
  readonly surcharges: readonly SurchargeRow[];
  readonly plans: readonly PricePlanRow[];
  readonly planServices: readonly PricePlanServiceRow[];
  readonly displayRules: readonly DisplayRuleRow[];
  readonly fxRates: readonly FxRateRow[];
}

/** A row without what only its own history needs. */
type RowOf<T extends keyof CarrierTables> = Readonly<Omit<Selectable<CarrierTables[T]>, 'createdAt' | 'revision'>>;

export type CarrierRow = RowOf<'carrier'>;
export type CarrierServiceRow = RowOf<'carrierService'>;
export type ZoneRow = RowOf<'zone'>;
export type ZoneMemberRow = RowOf<'zoneMember'>;
export type LaneRow = RowOf<'lane'>;
export type RateCardRow = RowOf<'rateCard'>;
export type WeightBreakRow = RowOf<'weightBreak'>;
export type SurchargeRow = RowOf<'surcharge'>;
export type PricePlanRow = RowOf<'pricePlan'>;
/** What a plan grants on one service instead of its general discount: another percentage, or a flat price per shipment. */
export type PricePlanServiceRow = RowOf<'pricePlanService'>;
export type DisplayRuleRow = RowOf<'displayRule'>;
export type FxRateRow = RowOf<'fxRate'>;

/** `adapter` carriers are asked over the network; the other kinds are priced from their rate cards. */
export const carrierKinds = ['own_fleet', 'rate_card', 'adapter'] as const;
export type CarrierKind = (typeof carrierKinds)[number];

export const pickupDropoffs = ['door_to_door', 'door_to_hub', 'hub_to_door'] as const;
export type PickupDropoff = (typeof pickupDropoffs)[number];

export const rateCardStatuses = ['draft', 'published', 'retired'] as const;
export type RateCardStatus = (typeof rateCardStatuses)[number];

/** What shops are asked for, or what the carrier asks of us. */
export const rateCardPurposes = ['sale', 'cost'] as const;
export type RateCardPurpose = (typeof rateCardPurposes)[number];

export const surchargeCodes = ['FUEL', 'REMOTE', 'OVERSIZE', 'PEAK', 'COD_CARRIER'] as const;
export type SurchargeCode = (typeof surchargeCodes)[number];
export const surchargeKinds = ['percent', 'flat', 'per_kg'] as const;
export type SurchargeKind = (typeof surchargeKinds)[number];
export const surchargeBases = ['base', 'base_plus_prev'] as const;
export type SurchargeBase = (typeof surchargeBases)[number];

export const displayEffects = ['percent', 'flat', 'fixed', 'free'] as const;
export type DisplayEffect = (typeof displayEffects)[number];
export const displayRoundings = ['none', 'up_0.05', 'up_0.5', 'up_1', 'end_.99'] as const;
export type DisplayRounding = (typeof displayRoundings)[number];
