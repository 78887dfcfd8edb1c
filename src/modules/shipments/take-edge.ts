import type { Tx } from '../../platform/db/unit-of-work.js';
import { changeShipment, type ShipmentChanges } from './change-shipment.js';
import { applyEffects } from './edge-effects.js';
import { targetOf } from './edge.rules.js';
import { factsOf } from './shipment-facts.js';
import type { Shipment } from './shipment.entity.js';
import type { ShipmentEdge, ShipmentStatus } from './shipment.machine.js';
import type { Step } from './step.js';
import { emitStatusChange } from './status-event.js';
import { timelineEntry } from './timeline.js';
import { db } from './shipments.tables.js';

/**
 * Takes one open edge: the only way in which a status changes. Status, timeline, money and event are of one transaction.
 * The caller has locked the shipment and decided that the edge is open; `given` is what it has found out about the parcel.
 */
export async function takeEdge(tx: Tx, shipment: Shipment, edge: ShipmentEdge, step: Step, given: ShipmentChanges = {}): Promise<string> {
  const from = shipment.status;
  const to = targetOf(edge, factsOf(shipment));
  if (to === undefined) throw new Error(`The edge ${edge.name} leads nowhere from ${from}.`);

  const changes = { ...given, ...(await applyEffects(tx, { ...shipment, ...given }, edge, step)) };
  // Listeners see them already. They are written with the status.
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
  /** What the step changes beside the status. */
  readonly changes: ShipmentChanges;
}

/** Writes the new status, its timeline row and, when the status differs, its event: sent together. Answers the id of the row. */
export async function enter(tx: Tx, shipment: Shipment, { from, to, edge, step, forced, changes }: Entering): Promise<string> {
  const sequence = shipment.sequence + 1;
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
  await Promise.all([
    changeShipment(tx, shipment, { ...changes, status: to, statusAt: step.occurredAt, sequence }),
    db.insert(tx.sql, 'timelineEntry', entry),
    // Completing a return changes no status, so nobody is told of one.
    from === to ? null : emitStatusChange(tx, shipment, { transitionId: entry.id, from, to, sequence, occurredAt: step.occurredAt }),
  ]);
  return entry.id;
}
