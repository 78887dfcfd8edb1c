import { sql } from 'kysely';
import type { PageKey } from '../../kernel/page.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import { readPage, type Page, type PageArgs } from '../../platform/graphql/connection.js';
import type { Context } from '../../platform/work/context.js';
import { listLoaderBy, loaderBy, type LoaderDefinition } from '../../platform/work/loader.js';
import { isToldToCarrier } from '../bookings/index.js';
import { collectedShipments } from '../ledger/index.js';
import type { Order } from '../orders/index.js';
import { outboundLoader } from '../shipments/index.js';
import { db } from './order-changes.tables.js';
import type { OrderChangeType } from './order-change.types.js';
import { editableFields, type OrderField } from './order-fields.js';

type OrderChange = OrderChangeType & { readonly orderId: string };

interface ChangesPage {
  readonly limit: number;
  readonly after: PageKey | null;
  readonly offset: number;
}

interface Wanted {
  readonly orderIds: readonly string[];
  readonly limit: number;
  readonly offset: number;
}

const columns = ['id', 'orderId', 'version', 'field', 'before', 'after', 'actorType', 'actorId', 'requestId', 'createdAt'] as const;

const changesOf = ($: Named<Wanted>, after?: Named<PageKey>) =>
  db
    .selectFrom(sql<{ id: string }>`unnest(${$.orderIds}::uuid[])`.as<'o'>(sql`o(id)`))
    .crossJoinLateral((eb) => {
      const newest = eb
        .selectFrom('orderChange')
        .select(columns)
        .whereRef('orderId', '=', 'o.id')
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc');
      const rest = after ? newest.where((of) => of(of.refTuple('createdAt', 'id'), '<', of.tuple(after.createdAt, after.id))) : newest;
      return rest.limit($.limit).offset($.offset).as('c');
    })
    .select(columns.map((column) => `c.${column}` as const));

const findFirst = statement(($: Named<Wanted>) => changesOf($));
const findAfter = statement(($: Named<Wanted & PageKey>) => changesOf($, $));

/** One page for many orders: they are all queried with the same page arguments. */
const pageOfChanges = ({ after, ...page }: ChangesPage) =>
  listLoaderBy<string, OrderChange>(
    (orderIds, { sql: on }) =>
      after ? findAfter(on, { orderIds, ...page, createdAt: after.createdAt, id: after.id }) : findFirst(on, { orderIds, ...page }),
    (change) => change.orderId,
  );

const countChanges = statement(($: Named<{ orderIds: readonly string[] }>) =>
  db
    .selectFrom('orderChange')
    .select(['orderId', ({ fn }) => fn.countAll<bigint>().as('count')])
    .where('orderId', '=', anyOf($.orderIds))
    .groupBy('orderId'),
);

const countOfChanges = loaderBy(
  (orderIds: readonly string[], { sql: on }) => countChanges(on, { orderIds }),
  (row) => row.orderId,
);

/** One loader per page arguments and request, so that a list of orders loads all its pages in one statement. */
const pageLoaders = new WeakMap<Context, Map<string, LoaderDefinition<string, OrderChange[]>>>();

function pageLoader(context: Context, page: ChangesPage): LoaderDefinition<string, OrderChange[]> {
  const known = pageLoaders.get(context) ?? new Map<string, LoaderDefinition<string, OrderChange[]>>();
  pageLoaders.set(context, known);
  const key = JSON.stringify(page);
  const loader = known.get(key) ?? pageOfChanges(page);
  known.set(key, loader);
  return loader;
}

/** Changes of an order, newest first. */
export function readChanges(context: Context, { id }: Order, args: PageArgs): Promise<Page<OrderChange>> {
  return readPage(args, {
    rows: async (page) => (await context.load(pageLoader(context, page), id)) ?? [],
    count: async () => Number((await context.load(countOfChanges, id))?.count ?? 0),
  });
}

const collectedLoader = loaderBy<string, string>(
  async (ids, context) => [...(await collectedShipments(context.sql, ids))],
  (id) => id,
);

/** The fields of the order that the caller can change now. */
export async function readEditableFields(context: Context, order: Order): Promise<OrderField[]> {
  const shipment = context.actor.can('order:update') ? await context.load(outboundLoader, order.id) : null;
  if (!shipment) return [];
  const [collected, booked] = await Promise.all([context.load(collectedLoader, shipment.id), isToldToCarrier(context, shipment)]);
  return editableFields({ status: shipment.status, collected: collected !== null, booked });
}
