import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { insertLines } from './insert-order.js';
import type { Order } from './order.entity.js';
import type { CheckedProduct } from './order.rules.js';
import { db } from './orders.tables.js';

/** What can be changed of an order that was placed. */
export type OrderChanges = Partial<
  Pick<Order, 'customer' | 'origin' | 'destination' | 'paymentStatus' | 'collectionGivenMinor' | 'collectionMinor' | 'codFeeMinor'>
>;

/** Changes a locked order, in the database and in the hands of the caller. Its version rises, also when something beside it has changed. */
export const changeOrder = (tx: Tx, order: Order, changes: OrderChanges): Promise<void> =>
  db.change(tx.sql, 'order', order, {
    ...changes,
    version: order.version + 1,
    ...(collectsDifferently(order, changes) && { collectionVersion: order.collectionVersion + 1 }),
  });

/** True when what is printed on the label is no longer so: whoever holds an older copy must be able to tell. */
export const collectsDifferently = (
  order: Pick<Order, 'collectionMinor' | 'paymentStatus'>,
  { collectionMinor = order.collectionMinor, paymentStatus = order.paymentStatus }: OrderChanges,
): boolean => collectionMinor !== order.collectionMinor || paymentStatus !== order.paymentStatus;

/** A label that says what to collect is out of date: it was collected, or that was taken back. */
export const outdateLabels = (tx: Tx, order: Order): Promise<void> =>
  db.change(tx.sql, 'order', order, { collectionVersion: order.collectionVersion + 1 });

const deleteLines = statement(($: Named<{ orderId: string }>) => db.deleteFrom('orderLine').where('orderId', '=', $.orderId));

/** The lines of a locked order become these. */
export async function replaceLines(tx: Tx, { id }: Pick<Order, 'id'>, products: readonly CheckedProduct[]): Promise<void> {
  await Promise.all([deleteLines(tx.sql, { orderId: id }), insertLines(tx, id, { products })]);
}
