import { sql } from 'kysely';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Context } from '../../platform/work/context.js';
import { KIND_TALLY, shipmentMachine, type ShipmentStatus } from '../shipments/index.js';
import type { FiguresScope } from './analytics-scope.js';
import { db } from './analytics.tables.js';
import type { ShipmentStatusCountType } from './analytics.types.js';

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
