import { refuse } from '../../kernel/errors.js';
import { formatMoney, money } from '../../kernel/money.js';
import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, statement, type Named, type RowOf } from '../../platform/db/statement.js';
import { MAX_ROWS } from '../../platform/work/budget.js';
import type { Page, PageArgs } from '../../platform/graphql/connection.js';
import type { Context } from '../../platform/work/context.js';
import { listOf } from '../../platform/graphql/list-of.js';
import { listLoaderOf, loaderBy } from '../../platform/work/loader.js';
import { loadersFor, SelectedColumns, type Selection } from '../../platform/graphql/selected-columns.js';
import { newestFirst } from '../../platform/graphql/sorted-page.js';
import { isUuid } from '../../platform/ids.js';
import type { Address } from '../addresses/index.js';
import type { Order } from './order.entity.js';
import type { OrderLineType } from './order.types.js';
import { db } from './orders.tables.js';

export const orderLoaders = loadersFor(
  new SelectedColumns('Order', db.columns('order'), ['id', 'sellerId', 'shopId']),
  (columns: readonly (keyof Order)[]) => {
    const find = statement(($: Named<{ ids: readonly string[] }>) => db.selectFrom('order').select(columns).where('id', '=', anyOf($.ids)));
    return loaderBy<string, Order>(
      (ids, { sql }) => find(sql, { ids }),
      (order) => order.id,
    );
  },
);
export const orderLoader = orderLoaders.whole;

/** ORDER_NOT_FOUND also for orders outside the caller's scope, so that ids cannot be probed. */
export async function orderById(context: Context, id: string, selection: Selection): Promise<Order> {
  context.actor.require('order:read');
  const order = isUuid(id) ? await context.load(orderLoaders.of(selection), id) : null;
  if (!order || !context.actor.owns(order)) throw refuse('ORDER_NOT_FOUND');
  return order;
}

const orders = listOf(db, 'order', {
  scope: { seller: 'sellerId', shop: 'shopId' },
  sort: newestFirst,
  loader: orderLoader,
});

/** The orders that the caller can see, newest first, with the requested columns only. */
export const listOrders = (context: Context, args: PageArgs, selection: Selection): Promise<Page<Order>> =>
  orders(context, args, orderLoaders.of(selection));

const findLines = statement(($: Named<{ orderIds: readonly string[] }>) =>
  db
    .selectFrom('orderLine')
    .select(['id', 'orderId', 'name', 'quantity', 'priceMinor', 'currency', 'hsCode', 'originCountry'])
    .select(['weightMg', 'lengthUm', 'widthUm', 'heightUm', 'volumeMm3'])
    .where('orderId', '=', anyOf($.orderIds))
    .orderBy('orderId')
    .orderBy('line')
    .limit(MAX_ROWS),
);

const lineOf = (row: RowOf<typeof findLines>): OrderLineType & { orderId: string } => ({
  id: row.id,
  orderId: row.orderId,
  name: row.name,
  quantity: row.quantity,
  price: money(row.priceMinor, row.currency),
  grams: Number(row.weightMg) / 1e3,
  length: Number(row.lengthUm) / 1e4,
  width: Number(row.widthUm) / 1e4,
  height: Number(row.heightUm) / 1e4,
  volume: Number(row.volumeMm3) / 1e3,
  hsCode: row.hsCode,
  originCountry: row.originCountry,
});

const linesLoader = listLoaderOf(
  (orderIds: readonly string[], { sql }) => findLines(sql, { orderIds }),
  (row) => row.orderId,
  lineOf,
);

export const readLines = async (context: Context, orderId: string): Promise<OrderLineType[]> =>
  (await context.load(linesLoader, orderId)) ?? [];

const findAddresses = statement(($: Named<{ id: string }>) =>
  db.selectFrom('order').select(['origin', 'destination']).where('id', '=', $.id),
);

/** Current origin and destination of an order. */
export async function addressesOfOrder(sql: RunSql, orderId: string): Promise<{ origin: Address; destination: Address }> {
  const addresses = await findAddresses.first(sql, { id: orderId });
  if (!addresses) throw refuse('ORDER_NOT_FOUND');
  return addresses;
}

/** The lines of one order with prices as text, as stored in the audit. */
export async function storedLines(sql: RunSql, { id }: Pick<Order, 'id'>) {
  const rows = await findLines(sql, { orderIds: [id] });
  return rows.map(lineOf).map(({ price, ...line }) => ({ ...line, price: formatMoney(price) }));
}
