import type { LedgerServices } from '../ledger/index.js';
import type { PricingServices } from '../pricing/index.js';
import type { AssignmentListener } from './assignments/assignment-listener.js';
import type { CarrierBookings } from './awaited-step.js';
import type { CollectAtDoor } from './delivery-collection.js';
import type { FleetDataOf } from './status-event.js';
import type { StepListener } from './step-listener.js';

/** What this module needs of the composition. */
export interface ShipmentServices extends LedgerServices, PricingServices {
  /** In call order. */
  readonly stepListeners: readonly StepListener[];
  readonly assignmentListeners: readonly AssignmentListener[];
  readonly fleetDataOf: FleetDataOf;
  readonly collectAtDoor: CollectAtDoor;
  readonly carrierBookings: CarrierBookings;
}
