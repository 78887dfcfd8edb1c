import { Actor, type ActorType } from '../../kernel/actor.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { factsOf, openEdges, shipmentMachine, stepOf, takeEdge, type Shipment } from '../shipments/index.js';
import type { Requester } from './booking.entity.js';
import type { BookingServices } from './services.js';

/** Whether an actor of this type can still cancel a shipment. */
export const isCancellable = (tx: Tx<BookingServices>, shipment: Shipment, { type }: { readonly type: ActorType }): boolean =>
  openEdges(factsOf(shipment), type, tx.services).some(({ name }) => name === 'cancel');

export const actorOf = ({ type, id }: Requester): Actor => new Actor({ type: type as ActorType, id });

/** Cancels a locked shipment, whose booking has ended, for the person who asked. Does nothing if it can no longer be cancelled. */
export async function cancelShipment(tx: Tx<BookingServices>, shipment: Shipment, by: Requester): Promise<void> {
  const actor = actorOf(by);
  if (!isCancellable(tx, shipment, actor)) return;
  await takeEdge(tx, shipment, shipmentMachine.edges.cancel, stepOf({ status: 'cancelled' }, actor, tx.services.clock.now()));
}
