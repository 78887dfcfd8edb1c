import { sql as raw } from 'kysely';
import { anyOf, statement, type Named, type RowOf } from '../../platform/db/statement.js';
import type { Condition } from '../../platform/db/where.js';
import type { Page } from '../../platform/graphql/connection.js';
import type { Context } from '../../platform/work/context.js';
import { listOf } from '../../platform/graphql/list-of.js';
import { listLoaderBy, loaderBy } from '../../platform/work/loader.js';
import { newestFirst, sortedBy } from '../../platform/graphql/sorted-page.js';
import { givenUuid } from '../../platform/ids.js';
import type { OrderImport, OrderImportRow } from './order-import.entity.js';
import type { OrderImportCountType, OrderImportRowsArgs, OrderImportsArgs } from './order-import.types.js';
import { orderImportRowState } from './order-imports.enums.js';
import { db } from './order-imports.tables.js';
import { orderImportLoader } from './own-import.js';
import type { OrderImportServices } from './services.js';
import { unpaidRowIds } from './wallet-funds.js';

/** The imports that the caller can see, newest first. */
export const listOrderImports = listOf(db, 'orderImport', {
  scope: { seller: 'sellerId', shop: 'shopId' },
  filter: (l, { sellerId }: OrderImportsArgs) => [l.is('sellerId', givenUuid(sellerId))],
  sort: newestFirst,
  loader: orderImportLoader,
});

const findRows = statement(($: Named<{ ids: readonly string[] }>) =>
  db.selectFrom('orderImportRow').select(db.columns('orderImportRow')).where('id', '=', anyOf($.ids)),
);

const rowLoader = loaderBy<string, OrderImportRow>(
  (ids, { sql }) => findRows(sql, { ids }),
  ({ id }) => id,
);

interface RowsOfImport extends OrderImportRowsArgs {
  readonly importId: string;
}

const rows = listOf(db, 'orderImportRow', {
  filter: async (l, { importId, states, withWarnings }: RowsOfImport, context: Context<OrderImportServices>) => [
    l.is('importId', importId),
    l.isAnyOf('state', states),
    withWarnings == null ? null : haveWarnings(withWarnings, await unpaidRowIds(context, importId)),
  ],
  sort: sortedBy('place', 'bigint', 'asc'),
  loader: rowLoader,
});

/** Rows of earlier releases have no separate warnings. */
const haveWarnings = (wanted: boolean, unpaid: readonly string[]): Condition =>
  raw`coalesce(l.warnings <> '[]' or l.id = any(${unpaid}::uuid[]), false) = ${raw.lit(wanted)}`;

/** The orders of an import, in the order of its file. */
export const listRows = (
  context: Context<OrderImportServices>,
  { id }: OrderImport,
  args: OrderImportRowsArgs,
): Promise<Page<OrderImportRow>> => rows(context, { ...args, importId: id });

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

/** How many orders have their own warnings. */
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
