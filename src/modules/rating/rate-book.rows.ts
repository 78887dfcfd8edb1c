import type { Selectable } from 'kysely';
import type { Currency } from '../../kernel/money.js';
import type { CarrierRows } from '../carriers/index.js';
import type { PriceRows } from '../pricing/index.js';
import type { RatingTables } from './rating.tables.js';

/** The rows of the rate book: stored in the database, written by the seed, and compiled into a book. */
export interface RateBookRows extends CarrierRows, PriceRows {
  readonly baseCurrency: Currency;
  readonly zones: readonly ZoneRow[];
  readonly zoneMembers: readonly ZoneMemberRow[];
  readonly placeAliases: readonly PlaceAliasRow[];
  readonly lanes: readonly LaneRow[];
  readonly rateCards: readonly RateCardRow[];
  readonly weightBreaks: readonly WeightBreakRow[];
  readonly surcharges: readonly SurchargeRow[];
}

/** A row without its bookkeeping columns. */
type RowOf<T extends keyof RatingTables> = Readonly<Omit<Selectable<RatingTables[T]>, 'createdAt' | 'revision'>>;

export type ZoneRow = RowOf<'zone'>;
export type ZoneMemberRow = RowOf<'zoneMember'>;
export type PlaceAliasRow = Pick<RowOf<'placeAlias'>, 'countryCode' | 'state' | 'city' | 'alias'>;
export type LaneRow = RowOf<'lane'>;
export type RateCardRow = RowOf<'rateCard'>;
export type WeightBreakRow = RowOf<'weightBreak'>;
export type SurchargeRow = RowOf<'surcharge'>;
