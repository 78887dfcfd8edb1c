import type { ShipmentStatus } from '../../schema-types.generated.js';

/** Sequences of carrier reports, by final status. */
export const journeys = {
  pickup: ['PICKUP'],
  pickedUp: ['PICKUP', 'PICKED_UP'],
  atHub: ['PICKUP', 'PICKED_UP', 'AT_SORTING'],
  outForDelivery: ['IN_TRANSIT'],
  delivered: ['IN_TRANSIT', 'DELIVERED'],
  failedAttempt: ['IN_TRANSIT', 'ON_HOLD'],
  failed: ['IN_TRANSIT', 'FAILED'],
} as const satisfies Readonly<Record<string, readonly ShipmentStatus[]>>;

export type Journey = keyof typeof journeys;
