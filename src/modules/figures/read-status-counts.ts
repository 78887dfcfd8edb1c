import type { Context } from '../../platform/graphql/context.js';
import { shipmentMachine } from '../shipments/index.js';
import type { FiguresScope } from './figures-scope.js';
import type { ShipmentStatusCountType } from './figures.types.js';

/** All shipments are counted by the tally that lists keep; those of a seller in an index that has nothing but their statuses. */
const OF_ALL = 'select status, sum(amount)::int as count from shipment_tally group by status';
const OF_SELLER = 'select status, count(*)::int as count from shipment where seller_id = $1 group by status';

/** Every status in the order of the machine, those without a shipment included. */
export async function readStatusCounts({ sql }: Context, { sellerId }: FiguresScope): Promise<ShipmentStatusCountType[]> {
  const rows = await sql<{ status: string; count: number }>(sellerId === null ? OF_ALL : OF_SELLER, sellerId === null ? [] : [sellerId]);
  const counts = new Map(rows.map(({ status, count }) => [status, count]));
  return shipmentMachine.states.map((status) => ({ status, count: counts.get(status) ?? 0 }));
}
