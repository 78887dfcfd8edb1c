import type { Tx } from '../../platform/db/unit-of-work.js';
import type { AdjustmentStatus, CodStage } from './shipments.enums.js';
import type { Shipment } from './shipment.entity.js';
import { db } from './shipments.tables.js';
import type { Actor } from '../../kernel/actor.js';
import { clockAhead } from '../../kernel/clock.js';
import { refuse } from '../../kernel/errors.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import { isUuid } from '../../platform/ids.js';
import { heldBy } from './assignments/held-by.js';
import { findShipmentId } from './find-shipment.js';

type Kept = 'id' | 'createdAt' | 'updatedAt' | 'hasAdjustment';
export type ShipmentChanges = Partial<Omit<Shipment, Kept>>;

/** Updates a locked shipment, both in the database and in the caller's row. */
export const changeShipment = (tx: Tx, shipment: Shipment, changes: ShipmentChanges): Promise<void> =>
  db.change(tx.sql, 'shipment', shipment, changes);

export interface Receiver {
  readonly name: string;
  readonly phone: string | null;
  readonly city: string;
  readonly countryCode: string;
}

/** Copies the receiver and destination from the order's current data. */
export const changeReceiver = (tx: Tx, shipment: Shipment, { name, phone, city, countryCode }: Receiver): Promise<void> =>
  changeShipment(tx, shipment, {
    receiverName: name,
    receiverPhone: phone,
    destinationCity: city,
    destinationCountryCode: countryCode,
  });

/** For `bookings`: the carrier's numbers of a parcel that was moved past the step in which it gets them. */
export const assignNumbers = (
  tx: Tx,
  shipment: Shipment,
  numbers: Pick<Shipment, 'awb' | 'trackingNumber' | 'trackingUrl'>,
): Promise<void> => changeShipment(tx, shipment, { ...numbers, awbAssigned: true });

/** For `adjustments`: updates the state of the latest weight-adjustment invoice, and its amount when that changes. */
export const markAdjustment = (tx: Tx, shipment: Shipment, status: AdjustmentStatus, minor?: bigint | null): Promise<void> =>
  changeShipment(tx, shipment, { adjustmentStatus: status, ...(minor !== undefined && { adjustmentMinor: minor }) });

/** For `cod`: sets who holds the cash; null after a reversal. */
export const markCodStage = (tx: Tx, shipment: Shipment, stage: CodStage | null): Promise<void> =>
  changeShipment(tx, shipment, { codStage: stage });

const lockById = statement(($: Named<{ id: string }>) =>
  db.selectFrom('shipment').select(db.columns('shipment')).where('id', '=', $.id).forUpdate(),
);

/** Finds a shipment by any of its ids and locks the row until the transaction ends. SHIPMENT_NOT_FOUND, AMBIGUOUS_ID. */
export async function lockShipment(tx: Tx, actor: Actor, anyId: string): Promise<Shipment> {
  const id = await findShipmentId(tx.sql, actor, anyId);
  const shipment = await lockById.first(tx.sql, { id });
  // It may have been reassigned to another driver while this call waited for the lock.
  const isKept = !actor.seesAssignedOnly || (await heldBy(tx.sql, actor, [id])).has(id);
  if (!shipment || !isKept) throw refuse('SHIPMENT_NOT_FOUND');
  await followShopClock(tx, shipment);
  return shipment;
}

const lockByIds = statement(($: Named<{ ids: readonly string[] }>) =>
  db.selectFrom('shipment').select(db.columns('shipment')).where('id', '=', anyOf($.ids)).orderBy('id').forUpdate(),
);

/** Locks several shipments in id order; every caller uses this order, which prevents deadlocks. */
export const lockShipments = (tx: Tx, ids: readonly string[]): Promise<Shipment[]> => lockByIds(tx.sql, { ids });

const lockByOrder = statement(($: Named<{ orderId: string }>) =>
  db.selectFrom('shipment').select(db.columns('shipment')).where('orderId', '=', $.orderId).where('type', '=', 'outbound').forUpdate(),
);

/**
 * Locks the outbound shipment of an order. Take this lock before changing either of them. ORDER_NOT_FOUND also for orders outside the
 * caller's scope.
 */
export async function lockOutbound(tx: Tx, actor: Actor, orderId: string): Promise<Shipment> {
  const shipment = isUuid(orderId) ? await lockByOrder.first(tx.sql, { orderId }) : undefined;
  if (!shipment || !actor.owns(shipment)) throw refuse('ORDER_NOT_FOUND');
  await followShopClock(tx, shipment);
  return shipment;
}

const findClock = statement(($: Named<{ id: string }>) => db.selectFrom('shop').select('clockAheadMs').where('id', '=', $.id));

/** The rest of a transaction that changes a test shipment runs on the clock of its shop, no matter who acts. Costs others nothing. */
export async function followShopClock(tx: Tx, shipment: Pick<Shipment, 'test' | 'shopId'>): Promise<void> {
  if (!shipment.test) return;
  const shop = await findClock.first(tx.sql, { id: shipment.shopId });
  tx.runOn(clockAhead(tx.services.realClock, shop?.clockAheadMs ?? 0));
}
