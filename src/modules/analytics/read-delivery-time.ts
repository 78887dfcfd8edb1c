import { sql } from 'kysely';
import { runOnce } from '../../platform/db/statement.js';
import type { Context } from '../../platform/work/context.js';
import { deliveriesOf, MINUTES, percentile, ranked } from './delivery.sql.js';
import type { FiguresScope } from './analytics-scope.js';
import { db } from './analytics.tables.js';
import type { DeliveryTimeType } from './analytics.types.js';

/** Upper bucket bounds in hours; longer deliveries fall into one more bucket. */
const BUCKETS = [12, 24, 48, 72, 120, 168] as const;

interface Times {
  readonly count: number;
  readonly median: number | null;
  readonly p90: number | null;
  /** Number of deliveries within each bucket's bound. */
  readonly within: readonly number[];
}

const within = sql.join(BUCKETS.map((hours) => sql.raw(`coalesce(sum(n) filter (where minutes <= ${hours * 60}), 0)::int`)));

function timesOf(scope: FiguresScope) {
  const minutes = sql`select ${MINUTES} as minutes, count(*) as n from ${deliveriesOf(scope)} and picked_up_at is not null group by 1`;
  const times = sql<Times>`(select coalesce(sum(n), 0)::int as count, ${percentile('0.5')} as median, ${percentile('0.9')} as p90,
    array[${within}] as within from (${ranked(minutes)}) t)`;
  return db.selectFrom(times.as('times')).select(['count', 'median', 'p90', 'within']);
}

export async function readDeliveryTime(context: Context, scope: FiguresScope): Promise<DeliveryTimeType> {
  const [row] = await runOnce(context.sql, timesOf(scope));
  const { count = 0, median = null, p90 = null } = row ?? {};
  const buckets: DeliveryTimeType['buckets'] = [];
  let quicker = 0;
  for (const [index, upToHours] of [...BUCKETS, null].entries()) {
    const upToHere = upToHours === null ? count : (row?.within[index] ?? 0);
    buckets.push({ upToHours, count: upToHere - quicker });
    quicker = upToHere;
  }
  return { count, medianHours: median, p90Hours: p90, buckets };
}
