import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Order } from './order.entity.js';
import { db } from './orders.tables.js';

const lock = statement(($: Named<{ id: string }>) => db.selectFrom('order').select(db.columns('order')).where('id', '=', $.id).forUpdate());

/** Locks the order of a shipment that the caller has already locked. Always lock in this sequence to prevent deadlocks. */
export async function lockOrder(tx: Tx, { orderId }: { readonly orderId: string }): Promise<Order> {
  const order = await lock.first(tx.sql, { id: orderId });
  if (!order) throw new Error(`There is no order ${orderId}.`);
  return order;
}
