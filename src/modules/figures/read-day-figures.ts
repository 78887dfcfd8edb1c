import { PLANNED_EACH_TIME } from '../../platform/db/sql.js';
import type { Context } from '../../platform/graphql/context.js';
import { daysIn, valuesOf, type FiguresScope } from './figures-scope.js';
import type { ShipmentDayType } from './figures.types.js';
import { IS_FAILURE, IS_WAY_BACK, setbacksOf } from './setback.sql.js';

type Moment = 'created' | 'delivered';

interface DayRow {
  readonly kind: 'placed' | 'delivered' | 'failed' | 'returned';
  readonly day: string;
  readonly count: number;
}

const dayOf = (moment: string): string => `(${moment} at time zone 'UTC')::date`;

/** Of all sellers together, by the tally of lists. */
const tallied = (moment: Moment): string => `select ${moment}_day as day, sum(amount) as count from shipment_day_tally
  where ${moment}_day >= ${dayOf('$1::timestamptz')} and ${moment}_day < ${dayOf('$2::timestamptz')} group by 1 having sum(amount) > 0`;

/** Of one seller, in indexes that have the seller and the moment. */
const counted = (moment: Moment): string => `select ${dayOf(`${moment}_at`)} as day, count(*) as count from shipment
  where seller_id = $3 and ${moment}_at >= $1 and ${moment}_at < $2 group by 1`;

/** Everything of all days in one statement. */
function statementFor({ sellerId }: FiguresScope): string {
  const shipments = sellerId === null ? tallied : counted;
  return `${PLANNED_EACH_TIME} select 'placed' as kind, day::text, count::int from (${shipments('created')}) p
    union all select 'delivered', day::text, count::int from (${shipments('delivered')}) d
    union all select kind, day::text, count(*)::int from (
      select case when ${IS_FAILURE} then 'failed' when ${IS_WAY_BACK} then 'returned' end as kind, ${dayOf('e.occurred_at')} as day
        from ${setbacksOf(sellerId)}) s
      where kind is not null group by 1, 2`;
}

export async function readDayFigures({ sql }: Context, scope: FiguresScope): Promise<ShipmentDayType[]> {
  const days = new Map(daysIn(scope).map((date) => [date, { date, placed: 0, delivered: 0, failed: 0, returned: 0 }]));
  for (const { kind, day, count } of await sql<DayRow>(statementFor(scope), valuesOf(scope))) {
    const figures = days.get(day);
    if (figures) figures[kind] = count;
  }
  return [...days.values()];
}
