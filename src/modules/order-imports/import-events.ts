import { emit } from '../../platform/events/emit.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { OrderImport } from './order-import.entity.js';
import { db } from './order-imports.tables.js';

/** Tells those who watch that an import has moved on. */
export async function tellChange(tx: Tx, { id, sellerId, shopId }: OrderImport): Promise<void> {
  await emit(tx, { type: 'order_import.changed', subjectId: id, ownerId: sellerId, occurredAt: tx.services.clock.now(), data: { shopId } });
}

/** Hands a locked import to the next worker. */
export async function workOn(tx: Tx, found: OrderImport): Promise<void> {
  const now = tx.services.clock.now();
  await db.change(tx.sql, 'orderImport', found, { dueAt: now });
  await emit(tx, {
    type: 'order_import.due',
    subjectId: found.id,
    ownerId: found.sellerId,
    occurredAt: now,
    data: { dueAt: now.toISOString() },
  });
}
