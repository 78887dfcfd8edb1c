import type { ShipmentFacts } from './edge.rules.js';
import type { Shipment } from './shipment.entity.js';

export const factsOf = (shipment: Shipment): ShipmentFacts => ({
  status: shipment.status,
  heldFrom: shipment.heldFrom ?? null,
  heldBy: shipment.heldBy ?? null,
  skipHub: shipment.skipHub,
  ownFleet: shipment.ownFleet,
  pickupAttempts: shipment.pickupAttempts,
  deliveryAttempts: shipment.deliveryAttempts,
  rtsCompletedAt: shipment.rtsCompletedAt ?? null,
  adjustmentDue: BigInt(shipment.verification?.differenceMinor ?? 0) > 0n,
  codConfirmed: shipment.codStage != null,
});
