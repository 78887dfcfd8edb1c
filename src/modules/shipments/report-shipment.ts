import { Actor } from '../../kernel/actor.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { pathThrough, refusedStep, factsOf } from './edge.rules.js';
import { lockShipment } from './change-shipment.js';
import type { ShipmentServices } from './services.js';
import type { Shipment } from './shipment.entity.js';
import { type ShipmentEdge, shipmentMachine } from './shipment.machine.js';
import { checkReport, reportOf, stepOf, type StatusReport } from './status-report.js';
import { enterEdge, type EnteredEdge, takeEdge } from './take-edge.js';
import { settledWithoutMoving, type Transition } from './transition-shipment.js';
import type { TransitionShipmentInput } from './transition.types.js';

/** A carrier report runs as the carrier, whichever credential delivered it. */
export const asCarrier = (reporter: Actor): Actor => new Actor({ type: 'carrier', id: reporter.id });

/**
 * Applies a report from a carrier or driver. A report is a fact: skipped steps are recorded as inferred, and money or attempt limits do
 * not block it. Late and repeated reports move nothing. Staff who report a delivery must say what was collected.
 */
export async function reportShipment(tx: Tx<ShipmentServices>, reporter: Actor, request: TransitionShipmentInput): Promise<Transition> {
  return reportLocked(tx, await lockShipment(tx, reporter, request.id), reporter, reportOf(request));
}

/** The same for a shipment that this transaction has already locked. */
export async function reportLocked(
  tx: Tx<ShipmentServices>,
  shipment: Shipment,
  reporter: Actor,
  report: StatusReport,
): Promise<Transition> {
  checkReport(report, tx.services.clock.now());
  const carrier = asCarrier(reporter);
  const previousStatus = shipment.status;
  const unchanged = await settledWithoutMoving(tx, shipment, { actor: carrier, report });
  if (unchanged !== undefined) return { shipment, previousStatus, newStatus: previousStatus, transitionId: unchanged };
  const facts = factsOf(shipment);
  const path = pathThrough([...(report.through ?? []), report.status], facts, tx.services);
  if (!path) throw refusedStep(report.status, facts, []);

  const transitionId = await walk(tx, shipment, path, { report, by: carrier, reporter });
  return { shipment, previousStatus, newStatus: shipment.status, transitionId };
}

/** Takes the steps of a path as reported facts. Returns the timeline row of the last. */
async function walk(
  tx: Tx<ShipmentServices>,
  shipment: Shipment,
  path: readonly ShipmentEdge[],
  { report, by, reporter }: { report: StatusReport; by: Actor; reporter: Actor },
): Promise<string | null> {
  const step = stepOf(report, by, tx.services.clock.now());
  const last = { ...step, reported: true, door: { ...step.door, by: reporter } };
  // Only the reported step carries the reporter's details; earlier steps are merely implied.
  const between = { ...last, inferred: true, reasonCode: null, note: null, location: null, sourceEventId: null, scan: null };
  const entered: EnteredEdge[] = [];
  for (const [index, edge] of path.entries()) {
    entered.push(await enterEdge(tx, shipment, edge, index === path.length - 1 ? last : between));
  }
  for (const { settle } of entered) await settle();
  return entered.at(-1)?.transitionId ?? null;
}

/**
 * For `fleet`: applies what a driver did to a shipment that this transaction has locked. It is a fact, so skipped steps are recorded as
 * inferred and money does not block it; open cash on delivery must be reported with it. COLLECTION_REQUIRED, INVALID_TRANSITION.
 */
export async function reportByDriver(tx: Tx<ShipmentServices>, driver: Actor, shipment: Shipment, report: StatusReport): Promise<void> {
  checkReport(report, tx.services.clock.now());
  const facts = factsOf(shipment);
  const path = pathThrough([report.status], facts, tx.services);
  if (!path || path.length === 0) throw refusedStep(report.status, facts, []);
  await walk(tx, shipment, path, { report, by: driver, reporter: driver });
}

/** For `fleet`: the parcel was handed back to its sender, which changes no status. INVALID_TRANSITION. */
export async function handBackByDriver(tx: Tx<ShipmentServices>, driver: Actor, shipment: Shipment, report: StatusReport): Promise<void> {
  checkReport(report, tx.services.clock.now());
  if (shipment.status !== 'return_to_sender' || shipment.rtsCompletedAt !== null) {
    throw refusedStep('return_to_sender', factsOf(shipment), []);
  }
  const step = { ...stepOf(report, driver, tx.services.clock.now()), reported: true };
  await takeEdge(tx, shipment, shipmentMachine.edges.complete_return, step);
}
