import { sql } from 'kysely';
import { runOnce } from '../../platform/db/statement.js';
import type { Context } from '../../platform/work/context.js';
import { deliveriesOf, MINUTES, percentile, ranked } from './delivery.sql.js';
import type { FiguresScope } from './analytics-scope.js';
import { db } from './analytics.tables.js';
import type { ServiceFiguresType } from './analytics.types.js';

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
