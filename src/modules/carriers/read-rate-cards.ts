import { exponentOf } from '../../kernel/currency.js';
import { formatScaled } from '../../kernel/decimal.js';
import { money } from '../../kernel/money.js';
import type { PageKey } from '../../kernel/page.js';
import { readPage, type Page } from '../../platform/graphql/connection.js';
import type { Context } from '../../platform/graphql/context.js';
import { listLoaderBy, loaderBy } from '../../platform/graphql/loader.js';
import { moneyOrNull, moneyOut } from '../../platform/graphql/money.type.js';
import { isUuid } from '../../platform/ids.js';
import { plainDecimal } from './decimal-number.js';
import { unknownRateCard } from './lock-rate-card.js';
import { csvOfBreaks } from './rate-card-csv.rules.js';
import type { RateCardRow, SurchargeRow, WeightBreakRow } from './rate-book.rows.js';
import { RateCardSchema, SurchargeSchema, WeightBreakSchema } from './rate-card.entity.js';
import type { RateCardsArgs } from './rate-card.types.js';
import type { RateTierType } from './rate-tier.types.js';
import type { SurchargeType } from './surcharge.types.js';
import { ZoneSchema } from './zone.entity.js';

export type RateCardRecord = RateCardRow & { readonly revision: number; readonly createdAt: Date };

const PLAIN = { disableIdentityMap: true } as const;

/** The cards of a service or of all, drafts included, newest first. */
export async function listRateCards(
  context: Context,
  { serviceCode, purpose, status, ...page }: RateCardsArgs,
): Promise<Page<RateCardRecord>> {
  const { actor, em } = context;
  actor.require('rate-book:read');
  const ofService = {
    ...(serviceCode != null && { serviceId: { $in: await serviceIds(context, serviceCode) } }),
    ...(purpose && { purpose }),
    ...(status && { status: { $in: status } }),
  };
  return readPage(page, {
    count: () => em.count(RateCardSchema, ofService),
    rows: ({ limit, after, offset }) =>
      em.find(
        RateCardSchema,
        { ...ofService, ...(after && olderThan(after)) },
        { ...PLAIN, orderBy: { createdAt: 'desc', id: 'desc' }, limit, offset },
      ),
  });
}

/** One card. NOT_FOUND. */
export async function rateCardById({ actor, em }: Context, id: string): Promise<RateCardRecord> {
  actor.require('rate-book:read');
  const card = isUuid(id) ? await em.findOne(RateCardSchema, { id }, PLAIN) : null;
  if (!card) throw unknownRateCard();
  return card;
}

/** None for an unknown code, which then matches no card. */
async function serviceIds({ sql }: Context, code: string): Promise<string[]> {
  return (await sql<{ id: string }>('select id from carrier_service where code = $1', [code])).map(({ id }) => id);
}

const olderThan = ({ createdAt, id }: PageKey) => ({ $or: [{ createdAt: { $lt: createdAt } }, { createdAt, id: { $lt: id } }] });

const breaksLoader = listLoaderBy<string, WeightBreakRow>(
  (cardIds, { em }) => em.find(WeightBreakSchema, { cardId: { $in: [...cardIds] } }, { ...PLAIN, orderBy: { tier: 'asc', upToG: 'asc' } }),
  (each) => each.cardId,
);

/** The prices of a card as a list that can be imported. */
export async function csvOfCard(context: Context, card: RateCardRecord): Promise<string> {
  return csvOfBreaks((await context.load(breaksLoader, card.id)) ?? [], card.currency);
}

/** The prices of a card by tier, from the lightest up. */
export async function tiersOfCard(context: Context, card: RateCardRecord): Promise<RateTierType[]> {
  const breaks = (await context.load(breaksLoader, card.id)) ?? [];
  return [...Map.groupBy(breaks, (each) => each.tier)].map(([tier, prices]) => ({
    tier,
    breaks: prices.map((each) => breakOut(each, card.currency)),
  }));
}

const breakOut = ({ upToG, priceMinor, stepG, pricePerStepMinor }: WeightBreakRow, currency: string) => ({
  upToKg: plainDecimal(BigInt(upToG), 3),
  price: moneyOut(money(priceMinor, currency)),
  stepKg: stepG === null ? null : plainDecimal(BigInt(stepG), 3),
  pricePerStep: moneyOrNull(pricePerStepMinor === null ? null : money(pricePerStepMinor, currency)),
});

const surchargesLoader = listLoaderBy<string | null, SurchargeRow>(
  (cardIds, { em }) => em.find(SurchargeSchema, { cardId: { $in: [...cardIds] } }, { ...PLAIN, orderBy: { position: 'asc', id: 'asc' } }),
  (surcharge) => surcharge.cardId,
);

const zoneLoader = loaderBy<string, { id: string; code: string }>(
  (ids, { em }) => em.find(ZoneSchema, { id: { $in: [...ids] } }, PLAIN),
  (zone) => zone.id,
);

/** The surcharges of a card in their order. */
export async function surchargesOfCard(context: Context, card: RateCardRecord): Promise<SurchargeType[]> {
  const surcharges = (await context.load(surchargesLoader, card.id)) ?? [];
  return Promise.all(surcharges.map((surcharge) => surchargeOut(context, surcharge)));
}

async function surchargeOut(context: Context, { zoneId, value, ...surcharge }: SurchargeRow): Promise<SurchargeType> {
  return {
    ...surcharge,
    value: formatScaled(value, surcharge.currency === null ? 2 : exponentOf(surcharge.currency)),
    zone: zoneId === null ? null : ((await context.load(zoneLoader, zoneId))?.code ?? null),
  };
}
