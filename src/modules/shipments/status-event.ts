import { emit } from '../../platform/events/emit.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { shipmentTypes } from './shipment.entity.js';
import type { ShipmentStatus } from './shipment.machine.js';
import { hubStatuses } from './status-catalogue.js';

/** The shipment as it is at the moment of the change. */
export interface ChangedShipment {
  readonly id: string;
  readonly type: (typeof shipmentTypes)[number];
  readonly sellerId: string;
  readonly shopId: string;
  readonly reference: string;
  readonly serviceCode: string;
  readonly awb: string;
  readonly awbAssigned: boolean;
  readonly trackingUrl?: string | null | undefined;
  readonly destinationCity: string;
  readonly destinationCountryCode: string;
}

export interface StatusChange {
  readonly transitionId: string;
  readonly from: ShipmentStatus | null;
  readonly to: ShipmentStatus;
  readonly sequence: number;
  readonly occurredAt: Date;
}

/** Tells that the status has changed. The event carries what may be different by the time that somebody is told of it. */
export async function emitStatusChange(tx: Tx, shipment: ChangedShipment, { occurredAt, ...change }: StatusChange): Promise<string> {
  return emit(tx, {
    type: 'shipment.status_changed',
    subjectId: shipment.id,
    ownerId: shipment.sellerId,
    occurredAt,
    data: {
      ...change,
      isReturn: shipment.type === 'return',
      fromForStore: await visibleBefore(tx, shipment.id, change),
      shopId: shipment.shopId,
      reference: shipment.reference,
      serviceCode: shipment.serviceCode,
      awb: shipment.awbAssigned ? shipment.awb : null,
      trackingUrl: shipment.trackingUrl ?? null,
      destination: { city: shipment.destinationCity, countryCode: shipment.destinationCountryCode },
    },
  });
}

/** The status that a store knew until now: for one that is not told of hub statuses, the last one before them. */
async function visibleBefore(tx: Tx, shipmentId: string, { from, transitionId }: Omit<StatusChange, 'occurredAt'>): Promise<string | null> {
  if (from === null || !hubStatuses.has(from)) return from;
  const [row] = await tx.sql<{ to_status: string }>(
    `select to_status from timeline_entry where shipment_id = $1 and applied and id <> $2 and to_status <> all($3) order by seq desc limit 1`,
    [shipmentId, transitionId, [...hubStatuses]],
  );
  return row?.to_status ?? null;
}
