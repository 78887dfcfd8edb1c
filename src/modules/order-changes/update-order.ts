import type { Actor } from '../../kernel/actor.js';
import { refuse, shopNotActivated } from '../../kernel/errors.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { wasToldToCarrier } from '../bookings/index.js';
import { companyAt, consigneeName } from '../addresses/index.js';
import { collectedShipments } from '../ledger/index.js';
import { changeOrder, collectsDifferently, lockOrder, replaceLines, type Order, storedLines, type OrderWarning } from '../orders/index.js';
import { placeWarning, type RatingServices } from '../rating/index.js';
import { changeReceiver, lockOutbound, type Receiver, type Shipment } from '../shipments/index.js';
import { db } from './order-changes.tables.js';
import { amended, stateOf, type OrderState } from './changed-order.js';
import { changeRows, linesRow } from './change-rows.js';
import { checkChanges } from './checked-changes.js';
import { openChanges } from './open-changes.js';
import { assertServed } from './serviceability.js';
import { changeWarnings } from './change-warnings.js';
import { recordChange } from './record-change.js';
import type { UpdateOrderInput } from './order-change.types.js';
import type { OrderChangeServices } from './services.js';

export interface UpdateRequest {
  readonly orderId: string;
  readonly changes: UpdateOrderInput;
  /** The order versions that the caller accepts; absent for any. */
  readonly expectedVersions?: readonly number[] | null;
}

export interface OrderUpdate {
  readonly order: Order;
  readonly updatedFields: readonly string[];
  readonly warnings: readonly OrderWarning[];
}

/**
 * Updates a placed order. An invalid field rejects the whole request; a field fixed by the status is skipped with a warning.
 * ORDER_NOT_FOUND, VALIDATION_FAILED, NO_FIELDS_TO_UPDATE, VERSION_CONFLICT, UPDATE_FAILED.
 */
export async function updateOrder(
  tx: Tx<OrderChangeServices & RatingServices>,
  actor: Actor,
  { orderId, ...request }: UpdateRequest,
): Promise<OrderUpdate> {
  const shipment = await lockOutbound(tx, actor, orderId);
  return updateLocked(tx, actor, { shipment, order: await lockOrder(tx, shipment) }, request);
}

export interface Locked {
  /** The outbound shipment. */
  readonly shipment: Shipment;
  readonly order: Order;
}

/** The same for a caller that has required the permission and locked both. */
export async function updateLocked(
  tx: Tx<OrderChangeServices & RatingServices>,
  actor: Actor,
  { shipment, order }: Locked,
  request: Omit<UpdateRequest, 'orderId'>,
): Promise<OrderUpdate> {
  await requireActivation(tx, actor, order);
  const before = stateOf(order);
  const storedBefore = request.changes.products ? await storedLines(tx.sql, order) : [];

  const wanted = checkChanges(order, storedBefore, request.changes);
  if (request.expectedVersions && !request.expectedVersions.includes(order.version)) throw refuse('VERSION_CONFLICT');
  const collected = (await collectedShipments(tx.sql, [shipment.id])).has(shipment.id);
  const booked = await wasToldToCarrier(tx.sql, shipment);
  const { changes, warnings: blocked } = openChanges(wanted, { status: shipment.status, collected, booked });
  const pricing = await tx.services.pricing.of(tx.sql, order.sellerId);
  const after = amended(tx.services, order, changes, { shipment, pricing });
  assertServed(tx.services, { order, shipment, changes, after });

  const rows = changeRows(order, changes.named, { before, after });
  const collectsOtherwise = collectsDifferently(order, after);
  await Promise.all([
    changeOrder(tx, order, after),
    changeReceiver(tx, shipment, receiverOf(after)),
    changes.lines && replaceLines(tx, order, changes.lines),
  ]);
  await recordChange(tx, actor, order, changes.lines ? [...rows, linesRow(storedBefore, changes.lines)] : rows);
  if (collectsOtherwise) for (const listen of tx.services.collectionListeners) await listen(tx, { order, shipment });
  const ofPlace = changes.destination && placeWarning(tx.services.rateBook.current(), after.destination, 'destinationAddress.city');
  if (ofPlace && !shipment.test) tx.afterCommit(() => tx.services.unknownPlaces.note(after.destination));
  return {
    order,
    updatedFields: changes.named,
    warnings: [...blocked, ...changeWarnings(changes, { before, after, currency: order.currency }), ...(ofPlace ? [ofPlace] : [])],
  };
}

const findShop = statement(($: Named<{ id: string }>) => db.selectFrom('shop').select('activated').where('id', '=', $.id));

/** A store with shipping deactivated cannot change orders; the operator still can. */
async function requireActivation(tx: Tx, actor: Actor, { shopId }: Order): Promise<void> {
  if (actor.actsForOperator) return;
  const shop = await findShop.first(tx.sql, { id: shopId });
  if (!shop?.activated) throw shopNotActivated();
}

const receiverOf = ({ customer, destination }: OrderState): Receiver => ({
  name: consigneeName({ ...customer, company: companyAt(customer, destination) }),
  phone: customer.phone,
  city: destination.city,
  countryCode: destination.countryCode,
});
