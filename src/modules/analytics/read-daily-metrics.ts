import { sql, type RawBuilder } from 'kysely';
import { runOnce } from '../../platform/db/statement.js';
import type { Context } from '../../platform/work/context.js';
import { DAY_TALLY } from '../shipments/index.js';
import { daysIn, type FiguresScope } from './analytics-scope.js';
import { db } from './analytics.tables.js';
import type { ShipmentDayType } from './analytics.types.js';
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
