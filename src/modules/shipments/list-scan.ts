import type { Actor } from '../../kernel/actor.js';
import { emit } from '../../platform/events/emit.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { asCarrier } from './report-shipment.js';
import type { Shipment } from './shipment.entity.js';
import { checkReport, isLate, sourceOf, stepOf, type StatusReport } from './status-report.js';
import type { ShipmentServices } from './services.js';
import { isKnownEvent, unapplied, writeTimeline, changeData, mayHaveDriver } from './timeline.js';

export interface ListedScan extends Omit<StatusReport, 'status' | 'through'> {
  /** Why it moves nothing, such as `carrier scan`. */
  readonly trigger: string;
}

/**
 * Lists a carrier's scan that does not move the locked shipment. A milestone that is news to stores is announced with the status as it
 * stands. Idempotent by the source event; returns false for a repetition.
 */
export async function listScan(
  tx: Tx<ShipmentServices>,
  shipment: Shipment,
  reporter: Actor,
  { trigger, ...scan }: ListedScan,
): Promise<boolean> {
  const now = tx.services.clock.now();
  const carrier = asCarrier(reporter);
  const report = { ...scan, status: shipment.status };
  checkReport(report, now);
  const source = sourceOf(report, carrier);
  if (source && scan.sourceEventId && (await isKnownEvent(tx, shipment.id, source, scan.sourceEventId))) return false;
  const late = isLate(shipment, report);
  const step = stepOf(report, carrier, now);
  const transitionId = await writeTimeline(tx, shipment.id, unapplied(step, shipment.status, late ? 'late report' : trigger));
  const { id: subjectId, sellerId: ownerId, status, sequence } = shipment;
  if (scan.scan?.milestone && !late) {
    const change = { transitionId, from: status, to: status, fromForStore: status, sequence, milestone: scan.scan.milestone };
    const fleet = mayHaveDriver(shipment, status) ? await tx.services.fleetDataOf(tx, subjectId, status) : null;
    const data = changeData(shipment, { ...change, ...(fleet && { fleet }) });
    await emit(tx, { type: 'shipment.milestone', subjectId, ownerId, occurredAt: step.occurredAt, data });
  }
  return true;
}
