import { sql } from 'kysely';
import { runOnce } from '../../platform/db/statement.js';
import type { Context } from '../../platform/work/context.js';
import { reasonCodes } from '../shipments/index.js';
import { deliveriesOf, MINUTES, percentile, ranked } from './delivery.sql.js';
import type { FiguresScope } from './analytics-scope.js';
import { db } from './analytics.tables.js';
import type { DeliveryTimeType, ServiceFiguresType, FailureReasonType } from './analytics.types.js';
import { IS_FAILURE, setbacksOf } from './setback.sql.js';

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

const MOST = 10;

/** Deliveries without a known pickup time count, but not towards the median. Services are listed under their current names. */
function servicesOf(scope: FiguresScope) {
  const ofEach = ranked(sql`select * from times where minutes is not null`, sql`partition by code`);
  const services = sql<{ serviceCode: string; serviceName: string; delivered: number; medianHours: number | null }>`(
    with times as (select service_code as code, ${MINUTES} as minutes, count(*) as n from ${deliveriesOf(scope)} group by 1, 2)
    select d.code as service_code, coalesce(c.name, d.code) as service_name, d.delivered, m.median as median_hours
      from (select code, sum(n)::int as delivered from times group by 1 order by 2 desc, 1 limit ${sql.lit(MOST)}) d
      left join (select code, ${percentile('0.5')} as median from (${ofEach}) t group by 1) m on m.code = d.code
      left join carrier_service c on c.code = d.code)`;
  return db
    .selectFrom(services.as('services'))
    .select(['serviceCode', 'serviceName', 'delivered', 'medianHours'])
    .orderBy('delivered', 'desc')
    .orderBy('serviceCode');
}

export const readServiceFigures = (context: Context, scope: FiguresScope): Promise<ServiceFiguresType[]> =>
  runOnce(context.sql, servicesOf(scope));

const MOST_REASONS = 20;

const labels = new Map(reasonCodes.map(({ code, label }) => [code, label]));

function reasonsOf(scope: FiguresScope) {
  const reasons = sql<{ reasonCode: string | null; count: number }>`(
    select e.reason_code, count(*)::int as count from ${setbacksOf(scope)} and ${IS_FAILURE}
     group by 1 order by 2 desc, 1 nulls last limit ${sql.lit(MOST_REASONS)})`;
  return db.selectFrom(reasons.as('reasons')).select(['reasonCode', 'count']).orderBy('count', 'desc').orderBy('reasonCode');
}

/** Carriers may report their own reasons; those serve as their own label. */
export async function readFailureReasons(context: Context, scope: FiguresScope): Promise<FailureReasonType[]> {
  const rows = await runOnce(context.sql, reasonsOf(scope));
  return rows.map((row) => ({
    ...row,
    label: row.reasonCode === null ? 'No reason was given' : (labels.get(row.reasonCode) ?? row.reasonCode),
  }));
}
