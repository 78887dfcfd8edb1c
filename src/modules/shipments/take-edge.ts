import type { Tx } from '../../platform/db/unit-of-work.js';
import { changeShipment, type ShipmentChanges } from './change-shipment.js';
import { targetOf, factsOf } from './edge.rules.js';
import type { Shipment } from './shipment.entity.js';
import type { ShipmentEdge, ShipmentStatus } from './shipment.machine.js';
import type { TakenStep } from './step-table.js';
import type { FleetData } from '../../kernel/events.js';
import type { Step } from './status-report.js';
import { timelineEntry, emitStatusChange, mayHaveDriver } from './timeline.js';
import { db } from './shipments.tables.js';
import type { ShipmentServices } from './services.js';

export interface EnteredEdge {
  readonly transitionId: string;
  /** Moves the money of the step. Call it last in the transaction. */
  readonly settle: () => Promise<void>;
}

/** Takes one open edge with its money. Returns the id of its timeline row. */
export async function takeEdge(...taken: Parameters<typeof enterEdge>): Promise<string> {
  const { transitionId, settle } = await enterEdge(...taken);
  await settle();
  return transitionId;
}

/**
 * Takes one open edge: does what the table of steps says, in its order. This is the only way a status changes. Status, timeline, money and
 * event share one transaction. The caller has locked the shipment and checked that the edge is open; `given` is what it learned about the
 * parcel. The money is left to the end, after the answers for the event: all changes of a seller share its wallet.
 */
export async function enterEdge(
  tx: Tx<ShipmentServices>,
  shipment: Shipment,
  edge: ShipmentEdge,
  step: Step,
  given: ShipmentChanges = {},
): Promise<EnteredEdge> {
  const from = shipment.status;
  const to = targetOf(edge, factsOf(shipment));
  if (to === undefined) throw new Error(`Edge ${edge.name} has no target from ${from}.`);
  const { edges, everyEdge } = tx.services.steps;
  const work = edges[edge.name];

  const before: TakenStep = { shipment: { ...shipment, ...given }, edge, step };
  const columns = [...(everyEdge.columns ?? []), ...(work.columns ?? [])];
  const changes = columns.reduce<ShipmentChanges>((sum, change) => ({ ...sum, ...change.columns(tx.services, before) }), given);
  // Effects see the changes before they are written with the status.
  Object.assign(shipment, changes);
  for (const effect of work.effects ?? []) await effect.run(tx, { shipment, edge, step });

  const transitionId = await enter(tx, shipment, { from, to, edge, step, forced: false, changes });
  const settle = async (): Promise<void> => {
    for (const money of [...(everyEdge.money ?? []), ...(work.money ?? [])]) await money.move(tx, before);
  };
  return { transitionId, settle };
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
  if (eventId !== null) await tx.services.changeListener.tell(tx, shipment, eventId);
  return entry.id;
}

/** A milestone and a driver are named only if there are any. */
const announcedOf = ({ occurredAt, scan }: Step, fleet: FleetData | null) => ({
  occurredAt,
  ...(scan?.milestone && { milestone: scan.milestone }),
  ...(fleet && { fleet }),
});
