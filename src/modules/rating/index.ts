import { LaneSchema } from './lane.entity.js';
import { cacheNewsFunctionSql } from '../../platform/cache/cache-news.sql.js';
import { placeAliasTriggerSql, publishedCardsSql, rateBookTriggersSql } from './rate-book.sql.js';
import { RateCardSchema, SurchargeSchema, WeightBreakSchema } from './rate-card.entity.js';
import { RateCardResolver } from './rate-card.resolver.js';
import { RateQuoteResolver, RateResolver } from './rate.resolver.js';
import { PlaceResolver } from './place.resolver.js';
import { PlaceAliasSchema, UnknownPlaceSchema } from './place-alias.entity.js';
import { ZoneMemberSchema, ZoneSchema } from './zone.entity.js';

export const ratingEntities = [
  ZoneSchema,
  ZoneMemberSchema,
  PlaceAliasSchema,
  UnknownPlaceSchema,
  LaneSchema,
  RateCardSchema,
  WeightBreakSchema,
  SurchargeSchema,
];
export const rateBookSql = `${publishedCardsSql}\n${cacheNewsFunctionSql('rate_book')}\n${rateBookTriggersSql}\n${placeAliasTriggerSql}`;
export { placeAliasTriggerSql, publishedCardsSql, rateBookTriggersSql };
export const ratingResolvers = [RateCardResolver, RateQuoteResolver, RateResolver, PlaceResolver] as const;

export { breakdownOf } from './breakdown.js';
export { visibleLines } from './breakdown.rules.js';
export { carrierCost, type CarrierCost } from './carrier-cost.js';
export { chooseService, shownRate, type Quote } from './quote.js';
export { quoteCollector } from './collect-quotes.js';
export { carriesPrice, openPrice } from './held-price.js';
export { readRateId } from './rate-id.js';
export { RateOptionType } from './rate.types.js';
export type { RateOption } from './read-rates.js';
export { carrierParcel } from './live-offers.js';
export { cannotServe } from './keeps-serving.js';
export type { LivePrice } from './offer.js';
export { RateBookKeeper } from './rate-book-keeper.js';
export { placeWarning } from './route.rules.js';
export { rerate } from './rerate.js';
export { rateBookRows } from './seed-rate-book.js';
export { UnknownPlaces } from './unknown-places.js';
export { weightsOf } from './weight.rules.js';
export { writeFirstRateBook } from './write-rate-book.js';
export type { RatingServices } from './services.js';
