import type { Tx } from '../../platform/db/unit-of-work.js';
import type { AdjustmentStatus, CodStage } from './shipments.enums.js';
import type { Shipment } from './shipment.entity.js';
import { db } from './shipments.tables.js';

type Kept = 'id' | 'createdAt' | 'updatedAt' | 'hasAdjustment';
export type ShipmentChanges = Partial<Omit<Shipment, Kept>>;

/** Updates a locked shipment, both in the database and in the caller's row. */
export const changeShipment = (tx: Tx, shipment: Shipment, changes: ShipmentChanges): Promise<void> =>
  db.change(tx.sql, 'shipment', shipment, changes);

export interface Receiver {
  readonly name: string;
  readonly phone: string | null;
  readonly city: string;
  readonly countryCode: string;
}

/** Copies the receiver and destination from the order's current data. */
export const changeReceiver = (tx: Tx, shipment: Shipment, { name, phone, city, countryCode }: Receiver): Promise<void> =>
  changeShipment(tx, shipment, {
    receiverName: name,
    receiverPhone: phone,
    destinationCity: city,
    destinationCountryCode: countryCode,
  });

/** For `adjustments`: updates the state of the latest weight-adjustment invoice, and its amount when that changes. */
export const markAdjustment = (tx: Tx, shipment: Shipment, status: AdjustmentStatus, minor?: bigint | null): Promise<void> =>
  changeShipment(tx, shipment, { adjustmentStatus: status, ...(minor !== undefined && { adjustmentMinor: minor }) });

/** For `cod`: sets who holds the cash; null after a reversal. */
export const markCodStage = (tx: Tx, shipment: Shipment, stage: CodStage | null): Promise<void> =>
  changeShipment(tx, shipment, { codStage: stage });
