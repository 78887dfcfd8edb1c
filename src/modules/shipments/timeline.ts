import { type Selectable, sql } from 'kysely';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import type { ShipmentStatus } from './shipment.machine.js';
import { db, type ShipmentTables } from './shipments.tables.js';
import type { Step } from './status-report.js';
import type { FleetData, ShipmentChangeData } from '../../kernel/events.js';
import { emit } from '../../platform/events/emit.js';
import { shipmentKind } from './shipments.enums.js';
import { hubStatuses } from './status-catalogue.js';

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

/** The shipment at the moment of the change. */
interface ChangedShipment {
  readonly id: string;
  readonly type: (typeof shipmentKind.values)[number];
  readonly sellerId: string;
  readonly shopId: string;
  readonly reference: string;
  readonly serviceCode: string;
  readonly test: boolean;
  readonly awb: string;
  readonly awbAssigned: boolean;
  readonly trackingUrl?: string | null | undefined;
  readonly destinationCity: string;
  readonly destinationCountryCode: string;
}

type ChangeInEvent = Pick<ShipmentChangeData, 'transitionId' | 'from' | 'fromForStore' | 'to' | 'sequence' | 'milestone' | 'fleet'>;

type StatusChange = Omit<ChangeInEvent, 'fromForStore'> & { readonly occurredAt: Date };

/** Reads it in the transaction of the change to this status; null if no driver has had the shipment. */
export type FleetDataOf = (tx: Tx, shipmentId: string, status: ShipmentStatus) => Promise<FleetData | null>;

/** The own fleet has nothing to do with parcels that are not booked yet, nor with those that a carrier collects and delivers. */
export const mayHaveDriver = ({ ownFleet, skipHub }: { ownFleet: boolean; skipHub: boolean }, status: ShipmentStatus): boolean =>
  (ownFleet || !skipHub) && status !== 'new' && status !== 'fulfilled';

/** Emits the status-change event. */
export async function emitStatusChange(tx: Tx, shipment: ChangedShipment, { occurredAt, ...change }: StatusChange): Promise<string> {
  return emit(tx, {
    type: 'shipment.status_changed',
    subjectId: shipment.id,
    ownerId: shipment.sellerId,
    occurredAt,
    data: changeData(shipment, { ...change, fromForStore: await visibleBefore(tx, shipment.id, change) }),
  });
}

/** The data of the event of a change or milestone. */
export const changeData = (shipment: ChangedShipment, change: ChangeInEvent): ShipmentChangeData => ({
  ...change,
  isReturn: shipment.type === 'return',
  ...(shipment.test && { test: true }),
  shopId: shipment.shopId,
  reference: shipment.reference,
  serviceCode: shipment.serviceCode,
  awb: shipment.awbAssigned ? shipment.awb : null,
  trackingUrl: shipment.trackingUrl ?? null,
  destination: { city: shipment.destinationCity, countryCode: shipment.destinationCountryCode },
});

const findVisible = statement(($: Named<{ shipmentId: string; transitionId: string; hidden: readonly string[] }>) =>
  db
    .selectFrom('timelineEntry')
    .select('toStatus')
    .where('shipmentId', '=', $.shipmentId)
    .where('applied', '=', true)
    .where('id', '<>', $.transitionId)
    .where('toStatus', '<>', sql<ShipmentStatus>`all(${$.hidden})`)
    .orderBy('seq', 'desc')
    .limit(1),
);

/** The previous status from the store's point of view: without hub statuses, the last one before them. */
async function visibleBefore(
  tx: Tx,
  shipmentId: string,
  { from, transitionId }: Pick<StatusChange, 'from' | 'transitionId'>,
): Promise<ShipmentStatus | null> {
  if (from === null || !hubStatuses.has(from)) return from;
  const entry = await findVisible.first(tx.sql, { shipmentId, transitionId, hidden: [...hubStatuses] });
  return entry?.toStatus ?? null;
}
