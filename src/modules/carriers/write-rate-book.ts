import type { EntityManager } from '@mikro-orm/postgresql';
import { CarrierServiceSchema } from './carrier-service.entity.js';
import { CarrierSchema } from './carrier.entity.js';
import { DisplayRuleSchema } from './display-rule.entity.js';
import { FxRateSchema } from './fx-rate.entity.js';
import { LaneSchema } from './lane.entity.js';
import { PricePlanSchema, PricePlanServiceSchema } from './price-plan.entity.js';
import { RateCardSchema, SurchargeSchema, WeightBreakSchema } from './rate-card.entity.js';
import type { RateBookRows, RateCardRow } from './rate-book.rows.js';
import { ZoneMemberSchema, ZoneSchema } from './zone.entity.js';

/** Writes a whole rate book into empty tables, inside the caller's transaction. */
export async function writeRateBook(em: EntityManager, rows: RateBookRows): Promise<void> {
  await em.insertMany(CarrierSchema, [...rows.carriers]);
  await em.insertMany(CarrierServiceSchema, [...rows.services]);
  await em.insertMany(ZoneSchema, [...rows.zones]);
  await em.insertMany(ZoneMemberSchema, [...rows.zoneMembers]);
  await em.insertMany(LaneSchema, [...rows.lanes]);
  await writeCards(em, rows);
  await em.insertMany(PricePlanSchema, [...rows.plans]);
  await em.insertMany(PricePlanServiceSchema, [...rows.planServices]);
  await em.insertMany(DisplayRuleSchema, [...rows.displayRules]);
  await em.insertMany(FxRateSchema, [...rows.fxRates]);
}

/** Cards are filled as drafts and published last: a published card takes no more breaks. */
async function writeCards(em: EntityManager, rows: RateBookRows): Promise<void> {
  await em.insertMany(
    RateCardSchema,
    rows.rateCards.map((card) => ({ ...card, status: 'draft' as const })),
  );
  await em.insertMany(WeightBreakSchema, [...rows.weightBreaks]);
  await em.insertMany(SurchargeSchema, [...rows.surcharges]);
  await moveTo(
    em,
    'published',
    rows.rateCards.filter((card) => card.status !== 'draft'),
  );
  await moveTo(
    em,
    'retired',
    rows.rateCards.filter((card) => card.status === 'retired'),
  );
}

async function moveTo(em: EntityManager, status: RateCardRow['status'], cards: readonly RateCardRow[]): Promise<void> {
  await em.nativeUpdate(RateCardSchema, { id: { $in: cards.map((card) => card.id) } }, { status });
}
