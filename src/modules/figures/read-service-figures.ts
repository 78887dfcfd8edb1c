import { PLANNED_EACH_TIME } from '../../platform/db/sql.js';
import type { Context } from '../../platform/graphql/context.js';
import { deliveriesOf, MINUTES, percentile, ranked } from './delivery.sql.js';
import { valuesOf, type FiguresScope } from './figures-scope.js';
import type { ServiceFiguresType } from './figures.types.js';

const MOST = 10;

/** Deliveries of which no pickup is known count, but not for the median. Services are named as they are now. */
const statementFor = ({ sellerId }: FiguresScope): string =>
  `${PLANNED_EACH_TIME} with times as (
     select service_code as code, ${MINUTES} as minutes, count(*) as n from ${deliveriesOf(sellerId)} group by 1, 2)
   select d.code as "serviceCode", coalesce(c.name, d.code) as "serviceName", d.delivered, m.median as "medianHours"
     from (select code, sum(n)::int as delivered from times group by 1 order by 2 desc, 1 limit ${MOST}) d
     left join (select code, ${percentile('0.5')} as median from (${ranked('select * from times where minutes is not null', 'partition by code')}) t
                 group by 1) m on m.code = d.code
     left join carrier_service c on c.code = d.code
    order by d.delivered desc, d.code`;

export const readServiceFigures = ({ sql }: Context, scope: FiguresScope): Promise<ServiceFiguresType[]> =>
  sql<ServiceFiguresType>(statementFor(scope), valuesOf(scope));
