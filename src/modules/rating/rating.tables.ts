import { tablesOf, type Readable } from '../../platform/db/tables.js';
import type { CarrierTables } from '../carriers/index.js';
import type { PricingTables } from '../pricing/index.js';
import { LaneSchema } from './lane.entity.js';
import { PlaceAliasSchema, UnknownPlaceSchema } from './place-alias.entity.js';
import { RateCardSchema, SurchargeSchema, WeightBreakSchema } from './rate-card.entity.js';
import { ZoneMemberSchema, ZoneSchema } from './zone.entity.js';

export const db = tablesOf({
  zone: ZoneSchema,
  zoneMember: ZoneMemberSchema,
  placeAlias: PlaceAliasSchema,
  unknownPlace: UnknownPlaceSchema,
  lane: LaneSchema,
  rateCard: RateCardSchema,
  weightBreak: WeightBreakSchema,
  surcharge: SurchargeSchema,
}).reading<CarrierTables & PricingTables>();

/** For modules that read them. */
export type RatingTables = Readable<typeof db>;
