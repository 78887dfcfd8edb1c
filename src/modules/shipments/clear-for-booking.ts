import { systemActor } from '../../kernel/actor.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { changeShipment } from './change-shipment.js';
import type { ShipmentServices } from './services.js';
import { shipmentMachine } from './shipment.machine.js';
import type { Shipment } from './shipment.entity.js';
import { stepOf } from './status-report.js';
import { takeEdge } from './take-edge.js';

/** Held by operations after verification: the target status is remembered, and only a release moves the shipment there. */
export const isHeldAfterVerification = ({ status, heldFrom }: Pick<Shipment, 'status' | 'heldFrom'>): boolean =>
  status === 'on_hold' && heldFrom === 'verified';

/**
 * Marks a locked shipment as free of debt: if it was waiting for payment it moves on (edge 12); if it is on hold it will move on when
 * released. Other shipments have already moved on.
 */
export async function clearForBooking(tx: Tx<ShipmentServices>, shipment: Shipment): Promise<void> {
  if (isHeldAfterVerification(shipment)) await changeShipment(tx, shipment, { heldFrom: 'ready_to_book' });
  if (shipment.status !== 'verified') return;
  const step = stepOf({ status: 'ready_to_book' }, systemActor, tx.services.clock.now());
  await takeEdge(tx, shipment, shipmentMachine.edges.clear, step);
}
