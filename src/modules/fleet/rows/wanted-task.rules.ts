import type { EdgeName, Shipment, ShipmentStatus } from '../../shipments/index.js';
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

const COMPLETES: Readonly<Partial<Record<EdgeName, TaskKind>>> = { pick_up: 'pickup', deliver: 'deliver', complete_return: 'return' };
const FAILS: Readonly<Partial<Record<EdgeName, TaskKind>>> = { fail_pickup: 'pickup', miss_pickup: 'pickup', fail_attempt: 'deliver' };

/** How a step ends an open task that is no longer wanted. `byDriver` tells an attempt from a decision of the office. */
export function endOf(edge: EdgeName, kind: TaskKind, byDriver: boolean): Extract<TaskState, 'completed' | 'failed' | 'skipped'> {
  if (COMPLETES[edge] === kind) return 'completed';
  if (FAILS[edge] === kind || (edge === 'fail' && byDriver)) return 'failed';
  return 'skipped';
}
