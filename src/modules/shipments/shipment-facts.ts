import type { ShipmentFacts } from './edge.rules.js';
import type { AdjustmentStatus, Shipment } from './shipment.entity.js';

export const factsOf = (shipment: Shipment): ShipmentFacts => ({
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

/** An adjustment that is neither paid nor gone. */
const isDue = (status: AdjustmentStatus | null): boolean => status === 'unpaid' || status === 'pending_approval' || status === 'disputed';
