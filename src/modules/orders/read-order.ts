import { refuse } from '../../kernel/errors.js';
import { money } from '../../kernel/money.js';
import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import type { Page, PageArgs } from '../../platform/graphql/connection.js';
import type { Context } from '../../platform/graphql/context.js';
import { listLoaderBy, loaderBy } from '../../platform/graphql/loader.js';
import { loadersFor, SelectedColumns, type Selection } from '../../platform/graphql/selected-columns.js';
import { readSortedPage } from '../../platform/graphql/sorted-page.js';
import { moneyOut } from '../../platform/graphql/money.type.js';
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

/** ORDER_NOT_FOUND also for orders of others, so that ids cannot be probed. */
export async function orderById(context: Context, id: string, selection: Selection): Promise<Order> {
  context.actor.require('order:read');
  const order = isUuid(id) ? await context.load(orderLoaders.of(selection), id) : null;
  if (!order || !context.actor.owns(order)) throw refuse('ORDER_NOT_FOUND');
  return order;
}

/** The orders that the caller may see, newest first. */
export async function listOrders(context: Context, args: PageArgs, selection: Selection): Promise<Page<Order>> {
  const loader = orderLoaders.of(selection);
  const { actor, sql } = context;
  actor.require('order:read');
  const scope = [
    ['seller_id', actor.sellerId],
    ['shop_id', actor.shopId],
  ].filter((pair): pair is [string, string] => pair[1] !== undefined);
  const values = scope.map(([, id]) => id);
  const where = scope.map(([column], index) => `l.${column} = $${index + 1}`);
  return readSortedPage(sql, args, {
    from: '"order" l',
    where,
    values,
    sort: [
      { sql: 'l.created_at', type: 'timestamptz' },
      { sql: 'l.id', type: 'uuid' },
    ],
    descending: true,
    count: async () => {
      const [row] = await sql<{ count: string }>(`select count(*) from "order" l where ${where.join(' and ') || 'true'}`, values);
      return Number(row?.count ?? 0);
    },
    load: async (ids) => (await Promise.all(ids.map((id) => context.load(loader, id)))).filter((order) => order !== null),
  });
}

interface LineRow {
  readonly id: string;
  readonly order_id: string;
  readonly name: string;
  readonly quantity: number;
  readonly price_minor: string;
  readonly currency: string;
  readonly weight_mg: string;
  readonly length_um: string;
  readonly width_um: string;
  readonly height_um: string;
  readonly volume_mm3: string;
  readonly hs_code: string | null;
  readonly origin_country: string | null;
}

const lineOf = (row: LineRow): OrderLineType & { orderId: string } => ({
  id: row.id,
  orderId: row.order_id,
  name: row.name,
  quantity: row.quantity,
  price: moneyOut(money(BigInt(row.price_minor), row.currency)),
  grams: Number(row.weight_mg) / 1e3,
  length: Number(row.length_um) / 1e4,
  width: Number(row.width_um) / 1e4,
  height: Number(row.height_um) / 1e4,
  volume: Number(row.volume_mm3) / 1e3,
  hsCode: row.hs_code,
  originCountry: row.origin_country,
});

const linesLoader = listLoaderBy<string, OrderLineType & { orderId: string }>(
  async (ids, { sql }) =>
    (await sql<LineRow>('select * from order_line where order_id = any($1::uuid[]) order by order_id, line', [ids])).map(lineOf),
  (line) => line.orderId,
);

export const readLines = async (context: Context, orderId: string): Promise<OrderLineType[]> =>
  (await context.load(linesLoader, orderId)) ?? [];

/** Where an order is shipped from and to, as it stands now. */
export async function addressesOfOrder(sql: RunSql, orderId: string): Promise<{ origin: Address; destination: Address }> {
  const [row] = await sql<{ origin: Address; destination: Address }>('select origin, destination from "order" where id = $1', [orderId]);
  if (!row) throw refuse('ORDER_NOT_FOUND');
  return row;
}

/** The lines of one order with their prices in text, as an audit keeps them. */
export async function storedLines(sql: RunSql, { id }: Pick<Order, 'id'>) {
  const rows = await sql<LineRow>('select * from order_line where order_id = $1 order by line', [id]);
  return rows.map(lineOf).map(({ price, ...line }) => ({ ...line, price: price.amount }));
}
