import { instantOf } from '../../platform/db/sql.js';
import { readPage, type Page, type PageArgs } from '../../platform/graphql/connection.js';
import type { Context } from '../../platform/graphql/context.js';
import { listLoaderBy, loaderBy, type LoaderDefinition } from '../../platform/graphql/loader.js';
import { collectedShipments } from '../ledger/index.js';
import type { Order } from '../orders/index.js';
import { outboundLoader } from '../shipments/index.js';
import type { OrderChangeType } from './amendment.types.js';
import { editableFields, type OrderField } from './order-fields.js';

type OrderChange = OrderChangeType & { readonly orderId: string };

interface ChangeRecord extends Omit<OrderChange, 'createdAt'> {
  readonly createdAt: string;
}

const COLUMNS = `c.id, c.order_id as "orderId", c.version, c.field, c.before, c.after, c.actor_type as "actorType", c.actor_id as "actorId",
  c.request_id as "requestId", c.created_at as "createdAt"`;

/** The page of every order at once: all of them are asked for the same one. */
const pageOfChanges = (page: { limit: number; after: { createdAt: Date; id: string } | null; offset: number }) =>
  listLoaderBy<string, OrderChange>(
    async (orderIds, { sql }) => {
      const keyset = page.after ? 'and (created_at, id) < ($4, $5)' : '';
      const rows = await sql<ChangeRecord>(
        `select ${COLUMNS} from unnest($1::uuid[]) as o(id) cross join lateral (
           select * from order_change where order_id = o.id ${keyset} order by created_at desc, id desc limit $2 offset $3) c`,
        [orderIds, page.limit, page.offset, ...(page.after ? [page.after.createdAt, page.after.id] : [])],
      );
      return rows.map((row) => ({ ...row, createdAt: instantOf(row.createdAt) }));
    },
    (change) => change.orderId,
  );

const countOfChanges = loaderBy<string, { orderId: string; count: number }>(
  (orderIds, { sql }) =>
    sql('select order_id as "orderId", count(*)::int as count from order_change where order_id = any($1::uuid[]) group by order_id', [
      orderIds,
    ]),
  (row) => row.orderId,
);

/** One loader per page and request, so that a list of orders reads the same page of all of them in one statement. */
const pageLoaders = new WeakMap<Context, Map<string, LoaderDefinition<string, OrderChange[]>>>();

function pageLoader(context: Context, page: Parameters<typeof pageOfChanges>[0]): LoaderDefinition<string, OrderChange[]> {
  const known = pageLoaders.get(context) ?? new Map<string, LoaderDefinition<string, OrderChange[]>>();
  pageLoaders.set(context, known);
  const key = JSON.stringify(page);
  const loader = known.get(key) ?? pageOfChanges(page);
  known.set(key, loader);
  return loader;
}

/** What was changed about an order, newest first. */
export function readChanges(context: Context, { id }: Order, args: PageArgs): Promise<Page<OrderChange>> {
  return readPage(args, {
    rows: async (page) => (await context.load(pageLoader(context, page), id)) ?? [],
    count: async () => (await context.load(countOfChanges, id))?.count ?? 0,
  });
}

const collectedLoader = loaderBy<string, string>(
  async (ids, { sql }) => [...(await collectedShipments(sql, ids))],
  (id) => id,
);

/** What the caller could change about the order now. */
export async function readEditableFields(context: Context, order: Order): Promise<OrderField[]> {
  const shipment = context.actor.can('order:update') ? await context.load(outboundLoader, order.id) : null;
  if (!shipment) return [];
  const collected = (await context.load(collectedLoader, shipment.id)) !== null;
  return editableFields({ status: shipment.status, collected });
}
