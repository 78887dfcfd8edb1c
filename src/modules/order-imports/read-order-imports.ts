import { sql as raw } from 'kysely';
import { anyOf, statement, type Named, type RowOf } from '../../platform/db/statement.js';
import type { Page } from '../../platform/graphql/connection.js';
import type { Context } from '../../platform/graphql/context.js';
import { listLoaderBy, loaderBy } from '../../platform/graphql/loader.js';
import { countOf, readSortedPage } from '../../platform/graphql/sorted-page.js';
import { uuidOrNone } from '../../platform/ids.js';
import type { OrderImport, OrderImportRow } from './order-import.entity.js';
import type { OrderImportCountType, OrderImportRowsArgs, OrderImportsArgs } from './order-import.types.js';
import { orderImportRowState } from './order-imports.enums.js';
import { db } from './order-imports.tables.js';
import { orderImportLoader } from './own-import.js';

/** The imports that the caller can see, newest first. */
export async function listOrderImports(context: Context, { sellerId, ...page }: OrderImportsArgs): Promise<Page<OrderImport>> {
  const { actor, sql } = context;
  actor.require('order:read');
  const values: unknown[] = [];
  const where = [
    ...(actor.sellerId === undefined ? [] : [`l.seller_id = $${values.push(actor.sellerId)}`]),
    ...(actor.shopId === undefined ? [] : [`l.shop_id = $${values.push(actor.shopId)}`]),
    ...(sellerId == null ? [] : [`l.seller_id = $${values.push(uuidOrNone(sellerId))}`]),
  ];
  const list = { from: 'order_import l', where, values };
  return readSortedPage(sql, page, {
    ...list,
    sort: [
      { sql: 'l.created_at', type: 'timestamptz' },
      { sql: 'l.id', type: 'uuid' },
    ],
    descending: true,
    count: () => countOf(sql, list),
    load: async (ids) => (await Promise.all(ids.map((id) => context.load(orderImportLoader, id)))).filter((found) => found !== null),
  });
}

const findRows = statement(($: Named<{ ids: readonly string[] }>) =>
  db.selectFrom('orderImportRow').select(db.columns('orderImportRow')).where('id', '=', anyOf($.ids)),
);

const rowLoader = loaderBy<string, OrderImportRow>(
  (ids, { sql }) => findRows(sql, { ids }),
  ({ id }) => id,
);

/** The orders of an import, in the order of its file. */
export async function listRows(
  context: Context,
  { id }: OrderImport,
  { states, ...page }: OrderImportRowsArgs,
): Promise<Page<OrderImportRow>> {
  const { sql } = context;
  const values: unknown[] = [id];
  const where = ['l.import_id = $1', ...(states == null ? [] : [`l.state = any($${values.push(states)})`])];
  const list = { from: 'order_import_row l', where, values };
  return readSortedPage(sql, page, {
    ...list,
    sort: [
      { sql: 'l.place', type: 'bigint' },
      { sql: 'l.id', type: 'uuid' },
    ],
    descending: false,
    count: () => countOf(sql, list),
    load: async (ids) => (await Promise.all(ids.map((each) => context.load(rowLoader, each)))).filter((row) => row !== null),
  });
}

const countRows = statement(($: Named<{ importIds: readonly string[] }>) =>
  db
    .selectFrom('orderImportRow')
    .select(({ fn }) => ['importId', 'state', fn.countAll<bigint>().as('orders'), fn.count<bigint>('bookedAt').as('booked')])
    .select(({ fn }) => fn.count<bigint>('bookingProblem').as('unbooked'))
    .where('importId', '=', anyOf($.importIds))
    .groupBy(['importId', 'state']),
);

const countsLoader = listLoaderBy<string, RowOf<typeof countRows>>(
  (importIds, { sql }) => countRows(sql, { importIds }),
  ({ importId }) => importId,
);

const countsOf = async (context: Context, { id }: OrderImport): Promise<RowOf<typeof countRows>[]> =>
  (await context.load(countsLoader, id)) ?? [];

/** Number of orders in every state, those without any included. */
export async function stateCounts(context: Context, found: OrderImport): Promise<OrderImportCountType[]> {
  const counts = new Map((await countsOf(context, found)).map(({ state, orders }) => [state, Number(orders)]));
  return orderImportRowState.values.map((state) => ({ state, orders: counts.get(state) ?? 0 }));
}

export async function bookingCounts(context: Context, found: OrderImport): Promise<{ booked: number; problems: number }> {
  const counts = await countsOf(context, found);
  const sum = (key: 'booked' | 'unbooked'): number => counts.reduce((total, row) => total + Number(row[key]), 0);
  return { booked: sum('booked'), problems: sum('unbooked') };
}

const sumPrices = statement(($: Named<{ importIds: readonly string[] }>) =>
  db
    .selectFrom('orderImportRow')
    .select(['importId', 'currency'])
    .select(raw<bigint>`sum(price_minor)::bigint`.as('minor'))
    .where('importId', '=', anyOf($.importIds))
    .where('state', 'in', ['ready', 'placed'])
    .where('priceMinor', 'is not', null)
    .groupBy(['importId', 'currency'])
    .orderBy('currency'),
);

const pricesLoader = listLoaderBy<string, RowOf<typeof sumPrices>>(
  (importIds, { sql }) => sumPrices(sql, { importIds }),
  ({ importId }) => importId,
);

/** What the orders cost together that are placed or can be, by currency. */
export const pricesOf = async (context: Context, { id }: OrderImport): Promise<RowOf<typeof sumPrices>[]> =>
  (await context.load(pricesLoader, id)) ?? [];
