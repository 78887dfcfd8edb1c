import { PLANNED_EACH_TIME } from '../../platform/db/sql.js';
import type { Context } from '../../platform/graphql/context.js';
import { deliveriesOf, MINUTES, percentile, ranked } from './delivery.sql.js';
import { valuesOf, type FiguresScope } from './figures-scope.js';
import type { DeliveryTimeType } from './figures.types.js';

/** Hours at which a bucket ends; what took longer than all of them is in one more. */
const BUCKETS = [12, 24, 48, 72, 120, 168] as const;

interface TimeRow {
  readonly count: number;
  readonly median: number | null;
  readonly p90: number | null;
  /** How many took at most as many hours as the bucket. */
  readonly [upTo: `within_${number}`]: number;
}

const within = BUCKETS.map((hours) => `coalesce(sum(n) filter (where minutes <= ${hours * 60}), 0)::int as within_${hours}`).join(', ');
const minutesOf = (sellerId: string | null): string =>
  `select ${MINUTES} as minutes, count(*) as n from ${deliveriesOf(sellerId)} and picked_up_at is not null group by 1`;
const statementFor = ({ sellerId }: FiguresScope): string =>
  `${PLANNED_EACH_TIME} select coalesce(sum(n), 0)::int as count, ${percentile('0.5')} as median, ${percentile('0.9')} as p90, ${within}
     from (${ranked(minutesOf(sellerId))}) t`;

export async function readDeliveryTime({ sql }: Context, scope: FiguresScope): Promise<DeliveryTimeType> {
  const [row] = await sql<TimeRow>(statementFor(scope), valuesOf(scope));
  const { count = 0, median = null, p90 = null } = row ?? {};
  const buckets: DeliveryTimeType['buckets'] = [];
  let quicker = 0;
  for (const upToHours of [...BUCKETS, null]) {
    const upToHere = upToHours === null ? count : (row?.[`within_${upToHours}`] ?? 0);
    buckets.push({ upToHours, count: upToHere - quicker });
    quicker = upToHere;
  }
  return { count, medianHours: median, p90Hours: p90, buckets };
}
