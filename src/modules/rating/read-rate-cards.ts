import type { Selectable } from 'kysely';
import { refuse, type Refusal } from '../../kernel/errors.js';
import { exponentOf, money, moneyOrNull } from '../../kernel/money.js';
import { formatScaled, plainDecimal } from '../../kernel/decimal.js';
import { anyOf, runOnce, statement, type Named } from '../../platform/db/statement.js';
import { readPage, type Page } from '../../platform/graphql/connection.js';
import type { Context } from '../../platform/work/context.js';
import { listLoaderBy, loaderBy } from '../../platform/work/loader.js';
import { isUuid } from '../../platform/ids.js';
import { db, type RatingTables } from './rating.tables.js';
import { csvOfBreaks } from './rate-card-csv.rules.js';
import type { SurchargeRow, WeightBreakRow } from './rate-book.rows.js';
import type { RateCardsArgs, RateTierType, SurchargeType } from './rate-card.types.js';

export type RateCardRecord = Readonly<Selectable<RatingTables['rateCard']>>;

/** Cards of one or all services, including drafts, newest first. */
export async function listRateCards(
  { sql }: Context,
  { serviceCode, purpose, status, ...page }: RateCardsArgs,
): Promise<Page<RateCardRecord>> {
  // An unknown service code has no cards.
  const ofService = db
    .selectFrom('rateCard')
    .$if(serviceCode != null, (q) =>
      q.where(
        'serviceId',
        'in',
        db
          .selectFrom('carrierService')
          .select('id')
          .where('code', '=', serviceCode ?? ''),
      ),
    )
    .$if(purpose != null, (q) => q.where('purpose', '=', purpose ?? 'sale'))
    .$if(status != null, (q) => q.where('status', 'in', [...(status ?? [])]));
  return readPage(page, {
    count: async () =>
      Number(
        (
          await runOnce(
            sql,
            ofService.select((eb) => eb.fn.countAll<bigint>().as('count')),
          )
        )[0]?.count ?? 0,
      ),
    rows: ({ limit, after, offset }) =>
      runOnce(
        sql,
        ofService
          .select(db.columns('rateCard'))
          .$if(after !== null, (q) =>
            after ? q.where((eb) => eb(eb.refTuple('createdAt', 'id'), '<', eb.tuple(after.createdAt, after.id))) : q,
          )
          .orderBy('createdAt', 'desc')
          .orderBy('id', 'desc')
          .limit(limit)
          .offset(offset),
      ),
  });
}

const findCard = statement(($: Named<{ id: string }>) => db.selectFrom('rateCard').select(db.columns('rateCard')).where('id', '=', $.id));

/** Returns one card. NOT_FOUND. */
export async function rateCardById({ sql }: Context, id: string): Promise<RateCardRecord> {
  const card = isUuid(id) ? await findCard.first(sql, { id }) : undefined;
  if (!card) throw unknownRateCard();
  return card;
}

export const breaksOfCards = statement(($: Named<{ cardIds: readonly string[] }>) =>
  db.selectFrom('weightBreak').select(db.columns('weightBreak')).where('cardId', '=', anyOf($.cardIds)).orderBy('tier').orderBy('upToG'),
);

const breaksLoader = listLoaderBy<string, WeightBreakRow>(
  (cardIds, { sql }) => breaksOfCards(sql, { cardIds }),
  (each) => each.cardId,
);

/** The prices of a card as an importable CSV list. */
export async function csvOfCard(context: Context, card: RateCardRecord): Promise<string> {
  return csvOfBreaks((await context.load(breaksLoader, card.id)) ?? [], card.currency);
}

/** The prices of a card by tier, in ascending order of weight. */
export async function tiersOfCard(context: Context, card: RateCardRecord): Promise<RateTierType[]> {
  const breaks = (await context.load(breaksLoader, card.id)) ?? [];
  return [...Map.groupBy(breaks, (each) => each.tier)].map(([tier, prices]) => ({
    tier,
    breaks: prices.map((each) => breakOut(each, card.currency)),
  }));
}

const breakOut = ({ upToG, priceMinor, stepG, pricePerStepMinor }: WeightBreakRow, currency: string) => ({
  upToKg: plainDecimal(BigInt(upToG), 3),
  price: money(priceMinor, currency),
  stepKg: stepG === null ? null : plainDecimal(BigInt(stepG), 3),
  pricePerStep: moneyOrNull(pricePerStepMinor, currency),
});

const findSurcharges = statement(($: Named<{ cardIds: readonly (string | null)[] }>) =>
  db.selectFrom('surcharge').select(db.columns('surcharge')).where('cardId', '=', anyOf($.cardIds)).orderBy('position').orderBy('id'),
);

const surchargesLoader = listLoaderBy<string | null, SurchargeRow>(
  (cardIds, { sql }) => findSurcharges(sql, { cardIds }),
  (surcharge) => surcharge.cardId,
);

const findZones = statement(($: Named<{ ids: readonly string[] }>) =>
  db.selectFrom('zone').select(['id', 'code']).where('id', '=', anyOf($.ids)),
);

const zoneLoader = loaderBy(
  (ids: readonly string[], { sql }) => findZones(sql, { ids }),
  (zone) => zone.id,
);

/** The surcharges of a card in order of application. */
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

export const unknownRateCard = (): Refusal => refuse('NOT_FOUND.rateCard');
