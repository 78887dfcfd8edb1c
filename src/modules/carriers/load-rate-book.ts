import type { EntityManager } from '@mikro-orm/postgresql';
import type { Currency } from '../../kernel/currency.js';
import { CarrierServiceSchema } from './carrier-service.entity.js';
import { CarrierSchema } from './carrier.entity.js';
import { DisplayRuleSchema } from './display-rule.entity.js';
import { FxRateSchema } from './fx-rate.entity.js';
import { LaneSchema } from './lane.entity.js';
import { PricePlanSchema, PricePlanServiceSchema } from './price-plan.entity.js';
import { RateCardSchema, SurchargeSchema, WeightBreakSchema } from './rate-card.entity.js';
import type { RateBookRows } from './rate-book.rows.js';
import { ZoneMemberSchema, ZoneSchema } from './zone.entity.js';

const PLAIN = { disableIdentityMap: true } as const;

/**
 * Reads the tables of the rate book; `buildRateBook` makes a book of them.
 * Services come before their carriers and cards before what belongs to them: what is added while we read
 * is then missing as a whole, never half.
 */
export async function loadRateBookRows(em: EntityManager, baseCurrency: Currency): Promise<RateBookRows> {
  return {
    baseCurrency,
    services: await em.find(CarrierServiceSchema, {}, PLAIN),
    carriers: await em.find(CarrierSchema, {}, PLAIN),
    rateCards: await em.find(RateCardSchema, { status: { $ne: 'draft' } }, PLAIN),
    weightBreaks: await em.find(WeightBreakSchema, {}, PLAIN),
    surcharges: await em.find(SurchargeSchema, {}, PLAIN),
    zones: await em.find(ZoneSchema, {}, PLAIN),
    zoneMembers: await em.find(ZoneMemberSchema, {}, PLAIN),
    lanes: await em.find(LaneSchema, {}, PLAIN),
    plans: await em.find(PricePlanSchema, {}, PLAIN),
    planServices: await em.find(PricePlanServiceSchema, {}, PLAIN),
    displayRules: await em.find(DisplayRuleSchema, {}, PLAIN),
    fxRates: await em.find(FxRateSchema, {}, PLAIN),
  };
}
