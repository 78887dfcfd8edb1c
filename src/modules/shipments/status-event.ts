import { sql } from 'kysely';
import type { FleetData, ShipmentChangeData } from '../../kernel/events.js';
import { statement, type Named } from '../../platform/db/statement.js';
import { emit } from '../../platform/events/emit.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { shipmentKind } from './shipments.enums.js';
import type { ShipmentStatus } from './shipment.machine.js';
import { db } from './shipments.tables.js';
import { hubStatuses } from './status-catalogue.js';

/** The shipment at the moment of the change. */
export interface ChangedShipment {
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
