import type { Selectable } from 'kysely';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import type { ShipmentStatus } from './shipment.machine.js';
import { db, type ShipmentTables } from './shipments.tables.js';
import type { Step } from './step.js';

export interface TimelineRow extends Omit<Step, 'reported' | 'door'> {
  readonly from: ShipmentStatus | null;
  readonly to: ShipmentStatus | null;
  readonly reportedStatus: ShipmentStatus;
  readonly edge: string | null;
  readonly trigger: string;
  readonly applied: boolean;
  readonly forced: boolean;
}

/** A row of a report that moves nothing. */
export const unapplied = (step: Step, reportedStatus: ShipmentStatus, trigger: string): TimelineRow => ({
  ...step,
  ...{ from: null, to: null, edge: null, applied: false, forced: false },
  reportedStatus,
  trigger,
});

/** Adds a timeline row and returns its id. */
export async function writeTimeline(tx: Tx, shipmentId: string, row: TimelineRow): Promise<string> {
  const entry = timelineEntry(tx, shipmentId, row);
  await db.insert(tx.sql, 'timelineEntry', entry);
  return entry.id;
}

export type TimelineColumns = Omit<Selectable<ShipmentTables['timelineEntry']>, 'seq'>;

export const timelineEntry = (tx: Tx, shipmentId: string, row: TimelineRow): TimelineColumns => ({
  id: newId(),
  shipmentId,
  fromStatus: row.from,
  toStatus: row.to,
  reportedStatus: row.reportedStatus,
  edge: row.edge,
  trigger: row.trigger,
  applied: row.applied,
  actorType: row.actor.type,
  actorId: row.actor.id,
  reasonCode: row.reasonCode,
  note: row.note,
  occurredAt: row.occurredAt,
  recordedAt: tx.services.clock.now(),
  requestId: tx.requestId,
  inferred: row.inferred,
  forced: row.forced,
  lat: row.location?.lat ?? null,
  lng: row.location?.lng ?? null,
  source: row.source,
  sourceEventId: row.sourceEventId,
  milestone: row.scan?.milestone ?? null,
  carrierCode: row.scan?.carrierCode ?? null,
  place: row.scan?.place ?? null,
  signedBy: row.scan?.signedBy ?? null,
  pictureUrl: row.scan?.pictureUrl ?? null,
});

const findEvent = statement(($: Named<{ shipmentId: string; source: string; sourceEventId: string }>) =>
  db
    .selectFrom('timelineEntry')
    .select('id')
    .where('source', '=', $.source)
    .where('sourceEventId', '=', $.sourceEventId)
    .where('shipmentId', '=', $.shipmentId)
    .limit(1),
);

/** Whether this source event was already listed. The lock on the shipment makes the result reliable. */
export const isKnownEvent = async (tx: Tx, shipmentId: string, source: string, sourceEventId: string): Promise<boolean> =>
  (await findEvent.count(tx.sql, { shipmentId, source, sourceEventId })) > 0;
