import type { Shipment, ShipmentStatus } from '../../shipments/index.js';
import type { TaskKind, TaskState } from '../fleet.enums.js';

/** The columns of a shipment that decide what the own fleet has to do for it. */
export type WantedFrom = Pick<Shipment, 'ownFleet' | 'skipHub' | 'rtsCompletedAt' | 'test'>;

/** What the own fleet has to do for a shipment in this status; null if nothing. */
export function wantedTask(shipment: WantedFrom, status: ShipmentStatus): TaskKind | null {
  if (shipment.test) return null;
  switch (status) {
    case 'pickup':
    case 'in_transit_pickup':
      // A carrier collects parcels that never see a hub of the operator.
      return shipment.ownFleet || !shipment.skipHub ? 'pickup' : null;
    case 'picked_up':
      return shipment.ownFleet && shipment.skipHub ? 'deliver' : null;
    case 'booked':
    case 'in_transit':
      return shipment.ownFleet ? 'deliver' : null;
    case 'return_to_sender':
      return shipment.ownFleet && shipment.rtsCompletedAt === null ? 'return' : null;
    default:
      return null;
  }
}

/** What a step means for the tasks of a shipment. A task of another kind that is no longer wanted is skipped. */
export interface TaskMeaning {
  readonly completes?: TaskKind;
  readonly fails?: TaskKind;
  /** An attempt, if a driver says so; else a decision of the office. */
  readonly failsByDriver?: true;
  /** The driver sets out with the parcel. */
  readonly departs?: true;
}

/** How a step ends an open task that is no longer wanted. */
export function endOf(
  { completes, fails, failsByDriver }: TaskMeaning,
  kind: TaskKind,
  byDriver: boolean,
): Extract<TaskState, 'completed' | 'failed' | 'skipped'> {
  if (completes === kind) return 'completed';
  return fails === kind || (failsByDriver && byDriver) ? 'failed' : 'skipped';
}
