import type { Context } from '../../../platform/graphql/context.js';
import { PLANNED_EACH_TIME, type RunSql } from '../../../platform/db/sql.js';
import type { Page, PageArgs } from '../../../platform/graphql/connection.js';
import { readSortedPage, type SortKey } from '../../../platform/graphql/sorted-page.js';
import { shipmentLoader } from '../read-shipment.js';
import type { Shipment } from '../shipment.entity.js';
import { checkShipmentFilter, type ShipmentFilter, type ShipmentSort } from './shipment-filter.rules.js';
import { shipmentWhere, type ShipmentWhere } from './shipment-where.js';

export interface ShipmentOrder {
  readonly sortBy?: ShipmentSort | null;
  readonly sortOrder?: 'asc' | 'desc' | null;
}

const CREATED: SortKey = { sql: 'l.created_at', type: 'timestamptz' };
const ID: SortKey = { sql: 'l.id', type: 'uuid' };
const SORTS: Readonly<Record<ShipmentSort, readonly SortKey[]>> = {
  createdAt: [CREATED, ID],
  updatedAt: [{ sql: 'l.updated_at', type: 'timestamptz' }, ID],
  status: [{ sql: 'l.status', type: 'text' }, CREATED, ID],
};

/** The shipments that the caller may see, newest first unless another order is asked for. */
export async function listShipments(context: Context, args: PageArgs & ShipmentFilter & ShipmentOrder): Promise<Page<Shipment>> {
  const { actor, sql } = context;
  actor.require('shipment:read');
  const where = await shipmentWhere(sql, actor, checkShipmentFilter(args));
  const sort = args.sortBy ?? 'createdAt';
  const from = sourceOf(where, sort);
  return readSortedPage(sql, args, {
    from,
    where: where.conditions.map((condition) => condition.sql),
    values: where.values,
    sort: SORTS[sort],
    descending: args.sortOrder !== 'asc',
    count: () => countShipments(sql, where, from),
    load: async (ids) => (await Promise.all(ids.map((id) => context.load(shipmentLoader, id)))).filter((shipment) => shipment !== null),
  });
}

/** Words are kept apart from shipments; where nothing else is asked, the shipments need not be looked at. */
function sourceOf({ conditions }: ShipmentWhere, sort: ShipmentSort): string {
  if (!conditions.some(({ about }) => about === 'search')) return 'shipment l';
  const wordsSuffice =
    sort === 'createdAt' && conditions.every(({ about, sql }) => about === 'search' || about === 'seller' || sql.includes('shop_id'));
  return wordsSuffice ? 'shipment_search l' : '(select s.*, w.terms from shipment_search w join shipment s on s.id = w.id) l';
}

async function countShipments(sql: RunSql, where: ShipmentWhere, from: string): Promise<number> {
  const { conditions, values } = where;
  const counted = conditions.every(({ about }) => about === 'kind');
  const all = conditions.length === 0 ? '' : `where ${conditions.map((condition) => condition.sql).join(' and ')}`;
  const [row] = await sql<{ count: string }>(
    counted
      ? `${PLANNED_EACH_TIME} select coalesce(sum(l.amount), 0) as count from shipment_tally l ${all}`
      : `${PLANNED_EACH_TIME} select count(*) from ${from} ${all}`,
    values,
  );
  return Number(row?.count ?? 0);
}
