import type { Actor } from '../../kernel/actor.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { pathThrough, refusedStep } from './edge.rules.js';
import type { ShipmentServices } from './services.js';
import { factsOf } from './shipment-facts.js';
import type { Shipment } from './shipment.entity.js';
import { shipmentMachine } from './shipment.machine.js';
import { checkReport, stepOf, type StatusReport } from './status-report.js';
import { walk } from './report-shipment.js';
import { takeEdge } from './take-edge.js';

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
