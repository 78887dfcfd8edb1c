import { systemActor } from '../../kernel/actor.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { changeShipment } from './change-shipment.js';
import { shipmentMachine } from './shipment.machine.js';
import type { Shipment } from './shipment.entity.js';
import { stepOf } from './status-report.js';
import { takeEdge } from './take-edge.js';

/** Held by operations since it was verified: where it goes on to is remembered, and decided by nobody but who released it. */
export const isHeldAfterVerification = ({ status, heldFrom }: Pick<Shipment, 'status' | 'heldFrom'>): boolean =>
  status === 'on_hold' && heldFrom === 'verified';

/**
 * Nothing is owed for a locked shipment any more: one that waits for it goes on (edge 12), one that is on hold will go on from there.
 * Every other shipment has gone on already.
 */
export async function clearForBooking(tx: Tx, shipment: Shipment): Promise<void> {
  if (isHeldAfterVerification(shipment)) await changeShipment(tx, shipment, { heldFrom: 'ready_to_book' });
  if (shipment.status !== 'verified') return;
  const step = stepOf({ status: 'ready_to_book' }, systemActor, tx.services.clock.now());
  await takeEdge(tx, shipment, shipmentMachine.edges.clear, step);
}
