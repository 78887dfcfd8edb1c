import type { Tx } from '../../platform/db/unit-of-work.js';
import { changeShipment, type ShipmentChanges } from './change-shipment.js';
import { applyEffects } from './edge-effects.js';
import { targetOf } from './edge.rules.js';
import { factsOf } from './shipment-facts.js';
import type { Shipment } from './shipment.entity.js';
import type { ShipmentEdge, ShipmentStatus } from './shipment.machine.js';
import type { Step } from './step.js';
import { emitStatusChange, mayHaveDriver, type FleetData } from './status-event.js';
import { timelineEntry } from './timeline.js';
import { db } from './shipments.tables.js';
import type { ShipmentServices } from './services.js';

/**
 * Takes one open edge; this is the only way a status changes. Status, timeline, money and event share one transaction. The caller has
 * locked the shipment and checked that the edge is open; `given` is what it learned about the parcel.
 */
export async function takeEdge(
  tx: Tx<ShipmentServices>,
  shipment: Shipment,
  edge: ShipmentEdge,
  step: Step,
  given: ShipmentChanges = {},
): Promise<string> {
  const from = shipment.status;
  const to = targetOf(edge, factsOf(shipment));
  if (to === undefined) throw new Error(`Edge ${edge.name} has no target from ${from}.`);

  const changes = { ...given, ...(await applyEffects(tx, { ...shipment, ...given }, edge, step)) };
  // Listeners must see the changes before they are written with the status.
  Object.assign(shipment, changes);
  for (const listen of tx.services.stepListeners) await listen(tx, { shipment, edge, step });

  return enter(tx, shipment, { from, to, edge, step, forced: false, changes });
}

interface Entering {
  readonly from: ShipmentStatus;
  readonly to: ShipmentStatus;
  readonly edge: ShipmentEdge | null;
  readonly step: Step;
  readonly forced: boolean;
  /** Columns that the step changes besides the status. */
  readonly changes: ShipmentChanges;
}

/** Writes the new status, its timeline row and, when the status differs, its event in one round trip. Returns the row id. */
export async function enter(
  tx: Tx<ShipmentServices>,
  shipment: Shipment,
  { from, to, edge, step, forced, changes }: Entering,
): Promise<string> {
  const sequence = shipment.sequence + 1;
  const fleet = mayHaveDriver(shipment, from) ? await tx.services.fleetDataOf(tx, shipment.id, to) : null;
  const entry = timelineEntry(tx, shipment.id, {
    ...step,
    from,
    to,
    reportedStatus: to,
    edge: edge?.name ?? null,
    trigger: edge?.trigger ?? 'forced',
    applied: true,
    forced,
  });
  const [, , eventId] = await Promise.all([
    changeShipment(tx, shipment, { ...changes, status: to, statusAt: step.occurredAt, sequence }),
    db.insert(tx.sql, 'timelineEntry', entry),
    // Completing a return changes no status, so it emits no event.
    from === to ? null : emitStatusChange(tx, shipment, { transitionId: entry.id, from, to, sequence, ...announcedOf(step, fleet) }),
  ]);
  if (eventId !== null) await tx.services.changeListener(tx, shipment, eventId);
  return entry.id;
}

/** A milestone and a driver are named only if there are any. */
const announcedOf = ({ occurredAt, scan }: Step, fleet: FleetData | null) => ({
  occurredAt,
  ...(scan?.milestone && { milestone: scan.milestone }),
  ...(fleet && { fleet }),
});
