import { localDay, zoneOfPlace } from '../../kernel/local-time.js';
import { takeWish, type FleetServices } from '../fleet/index.js';
import type { Effect, Shipment } from '../shipments/index.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { choiceLine } from './choice-line.rules.js';
import { destinationOf, standingChoice } from './choice-rows.js';
import { isOffered } from './choosable.rules.js';
import { dayWindow } from './choose-delivery.js';

/** A choice may be older than the task that it is for. Without a delivery that is open nothing happens. */
export const passOnChoice: Effect<FleetServices> = {
  says: "gives the consignee's choice to the driver",
  run: async (tx, { shipment }) => (isOffered(shipment) ? passOn(tx, shipment) : undefined),
};

async function passOn(tx: Tx<FleetServices>, shipment: Shipment): Promise<void> {
  const choice = await standingChoice(tx.sql, shipment.id);
  if (!choice) return;
  const line = choiceLine(choice);
  const wish = { shipmentId: shipment.id, before: line, line };
  if (choice.day === null) return takeWish(tx, wish);
  const { countryCode, lng } = await destinationOf(tx.sql, shipment.orderId);
  const now = tx.services.clock.now();
  const timeZone = zoneOfPlace({ countryCode, lng }, now);
  // A day that has passed was the wish for an earlier attempt.
  const isAhead = choice.day >= localDay(now, timeZone);
  await takeWish(tx, isAhead ? { ...wish, day: dayWindow(choice.day, timeZone) } : wish);
}
