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
import type { OrderImportServices } from './services.js';
import { unpaidRowIds } from './wallet-funds.js';

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

/** Rows of earlier releases have no warnings of their own. */
const WARNED = "coalesce(l.warnings <> '[]' or";

/** The orders of an import, in the order of its file. */
export async function listRows(
  context: Context<OrderImportServices>,
  { id }: OrderImport,
  { states, withWarnings, ...page }: OrderImportRowsArgs,
): Promise<Page<OrderImportRow>> {
  const { sql } = context;
  const values: unknown[] = [id];
  const where = [
    'l.import_id = $1',
    ...(states == null ? [] : [`l.state = any($${values.push(states)})`]),
    ...(withWarnings == null
      ? []
      : [`${WARNED} l.id = any($${values.push(await unpaidRowIds(context, id))}::uuid[]), false) = ${withWarnings}`]),
  ];
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
    .select(raw<bigint>`count(*) filter (where warnings <> '[]')`.as('warned'))
    .where('importId', '=', anyOf($.importIds))
    .groupBy(['importId', 'state']),
);

const countsLoader = listLoaderBy<string, RowOf<typeof countRows>>(
  (importIds, { sql }) => countRows(sql, { importIds }),
  ({ importId }) => importId,
);

/** How many orders have warnings of their own. */
export async function warnedRows(context: Context, found: OrderImport): Promise<number> {
  return (await countsOf(context, found)).reduce((sum, { warned }) => sum + Number(warned), 0);
}

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
    .select(raw<bigint>`sum(price_minor)::bigint`.as('priced'))
    .select(raw<bigint | null>`sum(collect_minor)::bigint`.as('collected'))
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

/** What the orders cost and collect together that are placed or can be, by currency. */
export const sumsOf = async (context: Context, { id }: OrderImport): Promise<RowOf<typeof sumPrices>[]> =>
  (await context.load(pricesLoader, id)) ?? [];
