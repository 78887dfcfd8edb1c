import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import type { ShipmentStatus } from './shipment.machine.js';
import type { Step } from './take-edge.js';

export interface TimelineRow extends Omit<Step, 'reported'> {
  readonly from: ShipmentStatus | null;
  readonly to: ShipmentStatus | null;
  readonly reportedStatus: ShipmentStatus;
  readonly edge: string | null;
  readonly trigger: string;
  readonly applied: boolean;
  readonly forced: boolean;
}

/** Adds a row to the timeline and answers its id. */
export async function writeTimeline(tx: Tx, shipmentId: string, row: TimelineRow): Promise<string> {
  const id = newId();
  await tx.sql(
    `insert into timeline_entry (id, shipment_id, from_status, to_status, reported_status, edge, trigger, applied, actor_type, actor_id,
       reason_code, note, occurred_at, recorded_at, request_id, inferred, forced, lat, lng, source, source_event_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)`,
    [
      id,
      shipmentId,
      row.from,
      row.to,
      row.reportedStatus,
      row.edge,
      row.trigger,
      row.applied,
      row.actor.type,
      row.actor.id,
      row.reasonCode,
      row.note,
      row.occurredAt,
      tx.services.clock.now(),
      tx.requestId,
      row.inferred,
      row.forced,
      row.location?.lat ?? null,
      row.location?.lng ?? null,
      row.source,
      row.sourceEventId,
    ],
  );
  return id;
}

/** True when this event of this source was listed before; the lock on the shipment makes the answer certain. */
export async function isKnownEvent(tx: Tx, shipmentId: string, source: string, sourceEventId: string): Promise<boolean> {
  const rows = await tx.sql('select 1 from timeline_entry where source = $1 and source_event_id = $2 and shipment_id = $3 limit 1', [
    source,
    sourceEventId,
    shipmentId,
  ]);
  return rows.length > 0;
}
