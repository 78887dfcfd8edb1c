import type { Actor } from '../../kernel/actor.js';
import { checkRoom } from '../../platform/db/room.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { emit } from '../../platform/events/emit.js';
import { newId } from '../../platform/ids.js';
import type { Order } from '../orders/index.js';
import type { ChangeRow } from './change-rows.js';
import { db } from './order-changes.tables.js';

/** Writes the audit of one change and emits its event. LIMIT_REACHED for an order that has been changed too often. */
export async function recordChange(tx: Tx, actor: Actor, order: Order, rows: readonly ChangeRow[]): Promise<void> {
  checkRoom(tx, 'orderChanges', order.version - 1);
  await writeChanges(tx, actor, { orderId: order.id, version: order.version, rows });
  await emit(tx, {
    type: 'order.updated',
    subjectId: order.id,
    ownerId: order.sellerId,
    occurredAt: tx.services.clock.now(),
    data: {
      version: order.version,
      fields: rows.filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after)).map(({ field }) => field),
      collectionVersion: order.collectionVersion,
    },
  });
}

/** Appends the rows of one change to the order's audit in one statement. */
const writeChanges = (
  tx: Tx,
  actor: Actor,
  { orderId, version, rows }: { orderId: string; version: number; rows: readonly ChangeRow[] },
): Promise<void> =>
  db.insertAll(
    tx.sql,
    'orderChange',
    rows.map(({ field, before, after }) => ({
      id: newId(),
      orderId,
      version,
      field,
      before: before ?? null,
      after: after ?? null,
      actorType: actor.type,
      actorId: actor.id,
      requestId: tx.requestId,
    })),
  );
