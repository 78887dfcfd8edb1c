import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { isUuid } from '../../platform/ids.js';
import { heldBy } from './assignments/held-by.js';
import { findShipmentId } from './find-shipment.js';
import type { Shipment } from './shipment.entity.js';
import { db } from './shipments.tables.js';

const lockById = statement(($: Named<{ id: string }>) =>
  db.selectFrom('shipment').select(db.columns('shipment')).where('id', '=', $.id).forUpdate(),
);

/** A shipment by any of its ids, with the row locked until the end of the transaction. SHIPMENT_NOT_FOUND, AMBIGUOUS_ID. */
export async function lockShipment(tx: Tx, actor: Actor, anyId: string): Promise<Shipment> {
  const id = await findShipmentId(tx.sql, actor, anyId);
  const shipment = await lockById.first(tx.sql, { id });
  // It may have gone to another driver while this one waited for the lock.
  const isKept = !actor.seesAssignedOnly || (await heldBy(tx.sql, actor, [id])).has(id);
  if (!shipment || !isKept) throw refuse('SHIPMENT_NOT_FOUND');
  return shipment;
}

const lockByIds = statement(($: Named<{ ids: readonly string[] }>) =>
  db.selectFrom('shipment').select(db.columns('shipment')).where('id', '=', anyOf($.ids)).orderBy('id').forUpdate(),
);

/** Several at once, in the order of their ids: whoever takes several takes them in this order. */
export const lockShipments = (tx: Tx, ids: readonly string[]): Promise<Shipment[]> => lockByIds(tx.sql, { ids });

const lockByOrder = statement(($: Named<{ orderId: string }>) =>
  db.selectFrom('shipment').select(db.columns('shipment')).where('orderId', '=', $.orderId).where('type', '=', 'outbound').forUpdate(),
);

/** The shipment of an order, locked: whoever changes either of them takes this lock first. ORDER_NOT_FOUND also for orders of others. */
export async function lockOutbound(tx: Tx, actor: Actor, orderId: string): Promise<Shipment> {
  const shipment = isUuid(orderId) ? await lockByOrder.first(tx.sql, { orderId }) : undefined;
  if (!shipment || !actor.owns(shipment)) throw refuse('ORDER_NOT_FOUND');
  return shipment;
}
