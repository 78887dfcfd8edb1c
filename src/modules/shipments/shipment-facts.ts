import type { ShipmentFacts } from './step-table.js';
import type { AdjustmentStatus } from './shipments.enums.js';
import type { Shipment } from './shipment.entity.js';

/** The columns that the facts are derived from. */
export const FACTS = [
  'status',
  'heldFrom',
  'heldBy',
  'skipHub',
  'ownFleet',
  'pickupAttempts',
  'deliveryAttempts',
  'rtsCompletedAt',
  'adjustmentStatus',
  'codStage',
] as const;
export type StoredFacts = Pick<Shipment, (typeof FACTS)[number]>;

export const factsOf = (shipment: StoredFacts): ShipmentFacts => ({
  status: shipment.status,
  heldFrom: shipment.heldFrom,
  heldBy: shipment.heldBy,
  skipHub: shipment.skipHub,
  ownFleet: shipment.ownFleet,
  pickupAttempts: shipment.pickupAttempts,
  deliveryAttempts: shipment.deliveryAttempts,
  rtsCompletedAt: shipment.rtsCompletedAt,
  adjustmentDue: isDue(shipment.adjustmentStatus),
  codConfirmed: shipment.codStage !== null,
});

/** An adjustment that is neither paid nor dropped. */
const isDue = (status: AdjustmentStatus | null): boolean => status === 'unpaid' || status === 'pending_approval' || status === 'disputed';
