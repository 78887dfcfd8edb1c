import { sql, type RawBuilder } from 'kysely';
import { money } from '../../kernel/money.js';
import { runOnce, statement, type Named } from '../../platform/db/statement.js';
import type { Context } from '../../platform/work/context.js';
import { DAY_TALLY, KIND_TALLY, shipmentMachine, type ShipmentStatus, NOT_ON_OWN_ACCOUNT } from '../shipments/index.js';
import { daysIn, type FiguresScope } from './analytics-scope.js';
import { db } from './analytics.tables.js';
import type { ShipmentDayType, ShipmentStatusCountType, CodOutstandingType } from './analytics.types.js';
import { IS_FAILURE, IS_WAY_BACK, setbacksOf } from './setback.sql.js';

type Moment = 'created' | 'delivered';

const dayOf = (moment: RawBuilder<unknown>) => sql`(${moment} at time zone 'UTC')::date`;
const dayGiven = (instant: Date) => dayOf(sql`${instant}::timestamptz`);

/** For all sellers together, from the list tally. */
function tallied(moment: Moment, { from, before }: FiguresScope): RawBuilder<unknown> {
  const day = sql.raw(`${moment}_day`);
  return sql`select ${day} as day, sum(amount) as count from ${sql.raw(DAY_TALLY)} l
    where ${day} >= ${dayGiven(from)} and ${day} < ${dayGiven(before)} group by 1 having sum(amount) > 0`;
}

/** For one seller, from indexes on seller and time. */
function counted(moment: Moment, { sellerId, from, before }: FiguresScope): RawBuilder<unknown> {
  const at = sql.raw(`${moment}_at`);
  return sql`select ${dayOf(at)} as day, count(*) as count from shipment
    where seller_id = ${sellerId} and ${at} >= ${from} and ${at} < ${before} group by 1`;
}

type Kind = 'placed' | 'delivered' | 'failed' | 'returned';

/** Counts everything for all days in one statement. */
function countsOf(scope: FiguresScope) {
  const shipments = scope.sellerId === null ? tallied : counted;
  const counts = sql<{ kind: Kind; day: string; count: number }>`(
    select 'placed' as kind, day::text, count::int from (${shipments('created', scope)}) p
    union all select 'delivered', day::text, count::int from (${shipments('delivered', scope)}) d
    union all select kind, day::text, count(*)::int from (
      select case when ${IS_FAILURE} then 'failed' when ${IS_WAY_BACK} then 'returned' end as kind, ${dayOf(sql`e.occurred_at`)} as day
        from ${setbacksOf(scope)}) s
      where kind is not null group by 1, 2)`;
  return db.selectFrom(counts.as('counts')).select(['kind', 'day', 'count']);
}

export async function readDayFigures(context: Context, scope: FiguresScope): Promise<ShipmentDayType[]> {
  const days = new Map(daysIn(scope).map((date) => [date, { date, placed: 0, delivered: 0, failed: 0, returned: 0 }]));
  for (const { kind, day, count } of await runOnce(context.sql, countsOf(scope))) {
    const figures = days.get(day);
    if (figures) figures[kind] = count;
  }
  return [...days.values()];
}

/** All shipments are counted by the list tally; those of one seller by an index on seller and status. */
const countAll = statement(() =>
  db
    .selectFrom(sql<{ status: ShipmentStatus; amount: bigint }>`${sql.raw(KIND_TALLY)}`.as('l'))
    .select(['status', sql<number>`sum(amount)::int`.as('count')])
    .groupBy('status'),
);
const countOfSeller = statement(($: Named<{ sellerId: string }>) =>
  db
    .selectFrom('shipment')
    .select(['status', sql<number>`count(*)::int`.as('count')])
    .where('sellerId', '=', $.sellerId)
    .groupBy('status'),
);

/** All statuses in state machine order, including those without shipments. */
export async function readStatusCounts(context: Context, { sellerId }: FiguresScope): Promise<ShipmentStatusCountType[]> {
  const rows = await (sellerId === null ? countAll(context.sql, {}) : countOfSeller(context.sql, { sellerId }));
  const counts = new Map<string, number>(rows.map(({ status, count }) => [status, count]));
  return shipmentMachine.states.map((status) => ({ status, count: counts.get(status) ?? 0 }));
}

/**
 * Parcels with cash to collect. Those that have left the store are in a partial index with the same wording, so keep them identical. On the
 * seller's own account, the carrier pays the seller.
 */
export const TO_COLLECT = sql`s.payment_status = 'postpaid' and s.cod_stage is null and s.type = 'outbound'
  and ${NOT_ON_OWN_ACCOUNT}`;
const PLACED = sql`s.status in ('new', 'fulfilled')`;
const ON_THE_WAY = sql`s.status in ('pickup', 'in_transit_pickup', 'pickup_failed', 'not_collected', 'picked_up', 'at_sorting', 'verified',
  'ready_to_book', 'booked', 'in_transit', 'on_hold')`;

/** `of` restricts each part to a seller. */
function sumsOf(of: (row: RawBuilder<unknown>) => RawBuilder<unknown>) {
  const orders = (where: RawBuilder<unknown>) => sql`select s.order_id from shipment s where ${TO_COLLECT} and ${where} ${of(sql`s`)}`;
  const sums = sql<{ kind: 'collected' | 'toCollect'; currency: string; amount: bigint }>`(
    select 'collected' as kind, c.currency, sum(c.remaining_minor)::bigint as amount from cod_collection c
     where c.reversed_at is null and c.stage <> 'deposited' and c.remaining_minor > 0 ${of(sql`c`)} group by 2
    union all
    select 'toCollect', o.currency, sum(o.collection_minor)::bigint
      from (${orders(PLACED)} union all ${orders(ON_THE_WAY)}) p join "order" o on o.id = p.order_id where o.collection_minor > 0 group by 2)`;
  return db.selectFrom(sums.as('sums')).select(['kind', 'currency', 'amount']).orderBy('kind').orderBy('currency');
}

const sumsOfAll = statement(() => sumsOf(() => sql``));
const sumsOfSeller = statement(($: Named<{ sellerId: string }>) => sumsOf((row) => sql`and ${row}.seller_id = ${$.sellerId}`));

/** Null for operator callers without permission to see custody. */
export async function readCodOutstanding({ actor, sql: on }: Context, { sellerId }: FiguresScope): Promise<CodOutstandingType | null> {
  if (actor.actsForOperator && !actor.can('cod:custody')) return null;
  const rows = await (sellerId === null ? sumsOfAll(on, {}) : sumsOfSeller(on, { sellerId }));
  const amountsOf = (wanted: (typeof rows)[number]['kind']) =>
    rows.filter(({ kind }) => kind === wanted).map(({ amount, currency }) => money(amount, currency));
  return { collected: amountsOf('collected'), toCollect: amountsOf('toCollect') };
}
