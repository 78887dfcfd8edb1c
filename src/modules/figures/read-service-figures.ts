import { PLANNED_EACH_TIME } from '../../platform/db/sql.js';
import type { Context } from '../../platform/graphql/context.js';
import { deliveriesOf, HOURS, percentile } from './delivery.sql.js';
import { valuesOf, type FiguresScope } from './figures-scope.js';
import type { ServiceFiguresType } from './figures.types.js';

const MOST = 10;

/** Services are named as they are now. */
const statementFor = ({ sellerId }: FiguresScope): string =>
  `${PLANNED_EACH_TIME} select d.code as "serviceCode", coalesce(c.name, d.code) as "serviceName", d.delivered, d.median as "medianHours"
     from (select service_code as code, count(*)::int as delivered, ${percentile(0.5, HOURS)} as median
             from ${deliveriesOf(sellerId)} group by service_code order by 2 desc, 1 limit ${MOST}) d
     left join carrier_service c on c.code = d.code
    order by d.delivered desc, d.code`;

export const readServiceFigures = ({ sql }: Context, scope: FiguresScope): Promise<ServiceFiguresType[]> =>
  sql<ServiceFiguresType>(statementFor(scope), valuesOf(scope));
