import { isStaff, type Actor } from '../../kernel/actor.js';
import { fieldError, problem, refuse } from '../../kernel/errors.js';
import { formatMoney } from '../../kernel/money.js';
import { ManualRequest } from '../../kernel/manual-request.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import type { ExchangeServices } from '../approvals/index.js';
import type { LedgerServices } from '../ledger/index.js';
import { collectionAmountOf, lockOrder, type Order } from '../orders/index.js';
import type { PricingServices } from '../pricing/index.js';
import { addNote, type DoorCollection, type DoorFieldNames, type Effect, type Shipment, type TakenStep } from '../shipments/index.js';
import { confirmCollection } from './confirm-collection.js';
import { db } from './cod.tables.js';
import { assertCollects, assertForOperator, collectsForOperator } from './collection.js';
import { checkNotCollected } from './door-collection.rules.js';

/** What is handed over, still in the status before `delivered`. */
interface Door {
  readonly shipment: Shipment;
  readonly at: Date;
  readonly fieldOf: DoorFieldNames;
}

/**
 * Requires a person who delivers a parcel to report its cash on delivery: confirms the collection, or records why it was not taken. Tokens
 * may leave it open. A delivery that a partner or connected carrier reports confirms it: that carrier collects. For a parcel on the
 * seller's own account there is nothing to report. COLLECTION_REQUIRED, and the errors of confirming.
 */
export const collectCash: Effect<Needs, Pick<TakenStep, 'shipment' | 'step'>> = {
  says: 'confirms the cash on delivery, or keeps why it was not taken: COLLECTION_REQUIRED if a person leaves it open',
  postings: ['R5a', 'R5b', 'R5c'],
  run: async (tx, { shipment, step }) => {
    const { by: actor, collection, fieldOf } = step.door;
    const now = tx.services.clock.now();
    const door: Door = { shipment, at: step.occurredAt < now ? step.occurredAt : now, fieldOf };
    if (!collection) return actor.type === 'carrier' ? collectByCarrier(tx, actor, door) : assertNothingOpen(tx, actor, door);
    // Staff who may take the step may report the collection; a token needs its money scope.
    if (!isStaff(actor.type)) actor.require('cod:confirm');
    if ('notCollectedReason' in collection) {
      const reason = checkNotCollected(collection, fieldOf);
      return recordNotCollected(tx, actor, { ...door, order: await lockOrder(tx, shipment), reason });
    }
    return confirmAtDoor(tx, actor, { ...door, order: await lockOrder(tx, shipment), collection });
  },
};

type Needs = ExchangeServices & LedgerServices & PricingServices;

/** Whether the shipment alone shows that nothing is open, which saves reading the order. */
const isSettled = ({ codStage, paymentStatus, type }: Shipment): boolean =>
  codStage != null || paymentStatus !== 'postpaid' || type !== 'outbound';

/** A carrier does not deliver such a parcel without taking the money. The driver of the own fleet reports it separately. */
async function collectByCarrier(tx: Tx<Needs>, actor: Actor, { shipment, at, fieldOf }: Door): Promise<void> {
  if (isSettled(shipment) || shipment.ownFleet) return;
  const order = await lockOrder(tx, shipment);
  if (!collectsForOperator(shipment, order)) return;
  await confirmCollection(tx, actor, { shipment, order, at, request: { method: 'cash' }, fieldOf });
}

async function assertNothingOpen(tx: Tx, actor: Actor, { shipment, fieldOf }: Door): Promise<void> {
  if (!isStaff(actor.type) || isSettled(shipment)) return;
  const order = await lockOrder(tx, shipment);
  if (!collectsForOperator(shipment, order)) return;
  const amount = `${formatMoney(collectionAmountOf(order))} ${order.currency}`;
  const errors = [fieldError(fieldOf(), 'COLLECTION_REQUIRED', problem('required'))];
  throw refuse('COLLECTION_REQUIRED.amount', { amount }, { errors });
}

interface OrderAtDoor extends Door {
  readonly order: Order;
}

async function confirmAtDoor(
  tx: Tx<Needs>,
  actor: Actor,
  { shipment, order, at, fieldOf, collection }: OrderAtDoor & { collection: DoorCollection },
): Promise<void> {
  // Staff who enter a partner's delivery did not take the money; a driver who delivers for one did.
  const tookIt = actor.type === 'driver' || (isStaff(actor.type) && shipment.ownFleet);
  const self = tookIt ? actor.id : null;
  if (actor.type === 'driver' && collection.collectedById != null && collection.collectedById !== self) {
    throw refuse('FORBIDDEN.ownCollection');
  }
  const outcome = await confirmCollection(tx, actor, {
    shipment,
    order,
    request: { ...collection, collectedById: collection.collectedById ?? self, collectedAt: at },
    fieldOf,
  });
  if (!(outcome instanceof ManualRequest)) return;
  // The parcel is delivered all the same.
  const reason = `reported as ${collection.method}; another person must approve the request ${outcome.approval.id}`;
  await recordNotCollected(tx, actor, { shipment, order, at, fieldOf, reason });
}

/** Leaves the invoice open. Publishes the reason to those who manage the money, and adds a note for the seller. */
async function recordNotCollected(tx: Tx, actor: Actor, { shipment, order, at, reason }: OrderAtDoor & { reason: string }): Promise<void> {
  assertCollects(shipment, order);
  assertForOperator(shipment);
  if (shipment.codStage != null) throw refuse('COD_ALREADY_CONFIRMED');
  await db.insert(tx.sql, 'codNotCollected', {
    id: newId(),
    shipmentId: shipment.id,
    reason,
    actorType: actor.type,
    actorId: actor.id,
    requestId: tx.requestId,
    occurredAt: at,
  });
  const text = `Delivered without collecting ${formatMoney(collectionAmountOf(order))} ${order.currency}: ${reason}`;
  await addNote(tx, { type: actor.type, id: actor.id }, { shipmentId: shipment.id, type: 'delivery', visibility: 'seller', text });
}
