import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { lockShipment } from './lock-shipments.js';
import { asCarrier, reportLocked } from './report-shipment.js';
import type { Shipment } from './shipment.entity.js';
import type { ShipmentStatus } from './shipment.machine.js';

const WHOLE_LIFE: readonly ShipmentStatus[] = ['pickup', 'picked_up', 'in_transit', 'delivered'];

/** Plays the carrier: reports one status after the other, with every effect that a real report has. Not in production. */
export async function simulateShipment(
  tx: Tx,
  actor: Actor,
  { id, path }: { id: string; path?: readonly ShipmentStatus[] | null },
): Promise<Shipment> {
  actor.require('shipment:simulate');
  if (tx.services.settings.production) throw refuse('FORBIDDEN', { message: 'Shipments are not simulated in production.' });
  const shipment = await lockShipment(tx, actor, id);
  // As from a carrier, a simulated delivery leaves its cash on delivery open.
  const carrier = asCarrier(actor);

  for (const status of path?.length ? path : WHOLE_LIFE) {
    await reportLocked(tx, shipment, carrier, { status, note: 'simulated', location: status === 'delivered' ? pointOf(shipment) : null });
  }
  return shipment;
}

/** Some point on the map that is always the same for a shipment. */
function pointOf({ id }: Shipment): { lat: number; lng: number } {
  const seed = Number.parseInt(id.slice(-6), 16) / 0xffffff;
  return { lat: Math.round((25 + seed) * 1e6) / 1e6, lng: Math.round((55 + seed) * 1e6) / 1e6 };
}
