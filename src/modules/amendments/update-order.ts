import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { collectedShipments } from '../ledger/index.js';
import { lockOrder, insertLines, type Order, storedLines, type OrderWarning } from '../orders/index.js';
import { lockOutbound, type Shipment } from '../shipments/index.js';
import { amended, stateOf, type OrderState } from './amended-order.js';
import { changeRows, linesRow } from './change-rows.js';
import { checkChanges, type CheckedChanges } from './checked-changes.js';
import type { GivenChanges } from './given-changes.js';
import { openChanges } from './open-changes.js';
import { assertServed } from './serviceability.js';
import { changeWarnings } from './change-warnings.js';
import { recordChange } from './record-change.js';

export interface UpdateRequest {
  readonly orderId: string;
  readonly changes: GivenChanges;
  /** The versions at which the caller may have read the order; absent when it does not mind. */
  readonly expectedVersions?: readonly number[] | null;
}

export interface OrderUpdate {
  readonly order: Order;
  readonly updatedFields: readonly string[];
  readonly warnings: readonly OrderWarning[];
}

/**
 * Changes what can still be changed of a placed order. A bad field refuses all of it; a field that the status has fixed is
 * left out with a warning. ORDER_NOT_FOUND, VALIDATION_FAILED, NO_FIELDS_TO_UPDATE, VERSION_CONFLICT, UPDATE_FAILED.
 */
export async function updateOrder(tx: Tx, actor: Actor, request: UpdateRequest): Promise<OrderUpdate> {
  actor.require('order:update');
  const shipment = await lockOutbound(tx, actor, request.orderId);
  const order = await lockOrder(tx, shipment);
  await requireActivation(tx, actor, order);
  const before = stateOf(order);
  const storedBefore = request.changes.products ? await storedLines(tx.sql, order) : [];

  const wanted = checkChanges(order, storedBefore, request.changes);
  if (request.expectedVersions && !request.expectedVersions.includes(order.version)) throw refuse('VERSION_CONFLICT');
  const collected = (await collectedShipments(tx.sql, [shipment.id])).has(shipment.id);
  const { changes, warnings: blocked } = openChanges(wanted, { status: shipment.status, collected });
  const pricing = await tx.services.pricing.of(tx.sql, tx.services, order.sellerId);
  const after = amended(tx.services, order, changes, { shipment, pricing });
  assertServed(tx.services, { order, shipment, changes, after });

  applyTo(order, shipment, { before, after, now: tx.services.clock.now() });
  const rows = changeRows(order, changes.named, { before, after });
  if (changes.lines) await replaceLines(tx, order, changes.lines);
  await recordChange(tx, actor, order, changes.lines ? [...rows, linesRow(storedBefore, changes.lines)] : rows);
  if (collectsDifferently(before, after)) for (const listen of tx.services.collectionListeners) await listen(tx, { order, shipment });
  return { order, updatedFields: changes.named, warnings: [...blocked, ...changeWarnings(changes, after)] };
}

/** A store that has switched shipping off changes nothing; the operator may still correct its orders. */
async function requireActivation(tx: Tx, actor: Actor, { shopId }: Order): Promise<void> {
  if (actor.actsForOperator) return;
  const [shop] = await tx.sql<{ activated: boolean }>('select activated from shop where id = $1', [shopId]);
  if (!shop?.activated) throw refuse('UNAUTHORIZED', { reason: 'SHOP_NOT_ACTIVATED', message: 'The shop is not activated.' });
}

function applyTo(order: Order, shipment: Shipment, { before, after, now }: { before: OrderState; after: OrderState; now: Date }): void {
  order.customer = after.customer;
  order.destination = after.destination;
  order.paymentStatus = after.paymentStatus;
  order.collectionGivenMinor = after.collectionGiven;
  order.collectionMinor = after.collection;
  order.codFeeMinor = after.codFee;
  order.version += 1;
  order.updatedAt = now;
  // What is printed on the label: whoever holds an older copy must be able to tell.
  if (collectsDifferently(before, after)) order.collectionVersion += 1;

  shipment.receiverName = `${after.customer.firstName} ${after.customer.lastName}`;
  shipment.receiverPhone = after.customer.phone;
  shipment.destinationCity = after.destination.city;
  shipment.destinationCountryCode = after.destination.countryCode;
  shipment.updatedAt = now;
}

const collectsDifferently = (before: OrderState, after: OrderState): boolean =>
  before.collection !== after.collection || before.paymentStatus !== after.paymentStatus;

async function replaceLines(tx: Tx, { id }: Order, products: NonNullable<CheckedChanges['lines']>): Promise<void> {
  await tx.sql('delete from order_line where order_id = $1', [id]);
  await insertLines(tx, id, { products });
}
