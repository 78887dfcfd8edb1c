import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import type { DomainSettings } from '../../kernel/settings.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { lockShipment } from './change-shipment.js';
import { searchShipment } from './find-shipment.js';
import { asCarrier, reportLocked } from './report-shipment.js';
import type { ShipmentServices } from './services.js';
import type { Shipment } from './shipment.entity.js';
import type { ShipmentStatus } from './shipment.machine.js';

const WHOLE_LIFE: readonly ShipmentStatus[] = ['pickup', 'picked_up', 'in_transit', 'delivered'];

/**
 * Simulates the carrier: reports each status in turn, with all effects of a real report. Owners of a shop may move its test shipments,
 * the operator any shipment outside production.
 */
export async function simulateShipment(
  tx: Tx<ShipmentServices>,
  actor: Actor,
  { id, path }: { id: string; path?: readonly ShipmentStatus[] | null },
): Promise<Shipment> {
  if (!actor.can('shipment:simulate')) await assertOwnTest(tx, actor, id);
  const shipment = await lockShipment(tx, actor, id);
  if (!shipment.test) assertMaySimulate(actor, tx.services.settings);
  // Like a carrier report, a simulated delivery leaves cash on delivery open.
  const carrier = asCarrier(actor);

  for (const status of path?.length ? path : WHOLE_LIFE) {
    await reportLocked(tx, shipment, carrier, { status, note: 'simulated', location: status === 'delivered' ? pointOf(shipment) : null });
  }
  return shipment;
}

/** FORBIDDEN as well for shipments that the caller cannot see. */
async function assertOwnTest(tx: Tx, actor: Actor, anyId: string): Promise<void> {
  actor.require('shop:manage');
  const { id } = await searchShipment(tx.sql, actor, anyId);
  if (id === undefined) actor.require('shipment:simulate');
}

function assertMaySimulate(actor: Actor, { production }: Pick<DomainSettings, 'production'>): void {
  actor.require('shipment:simulate');
  if (production) throw refuse('FORBIDDEN.simulateOnlyTest');
}

/** A pseudo-random map point, stable per shipment. */
function pointOf({ id }: Shipment): { lat: number; lng: number } {
  const seed = Number.parseInt(id.slice(-6), 16) / 0xffffff;
  return { lat: Math.round((25 + seed) * 1e6) / 1e6, lng: Math.round((55 + seed) * 1e6) / 1e6 };
}
