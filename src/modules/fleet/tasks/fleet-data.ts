import type { FleetDataOf, ShipmentStatus } from '../../shipments/index.js';
import { isOpen } from '../fleet.enums.js';
import { tasksWithDrivers, wayOf } from '../reading/tasks-with-drivers.js';

/** Of a parcel that needs no hub, the task that delivers it is opened by the step that collects it. */
const OF_PICKUP: ReadonlySet<ShipmentStatus> = new Set(['picked_up', 'pickup_failed', 'not_collected']);

/** The latest task that a driver has or had, as events carry it. */
export const fleetDataOf: FleetDataOf = async (tx, shipmentId, status) => {
  const [task] = await tasksWithDrivers(tx.sql, { shipmentIds: [shipmentId], kind: OF_PICKUP.has(status) ? 'pickup' : null });
  if (!task) return null;
  return {
    taskId: task.id,
    driverName: task.name,
    driverPhone: task.phone,
    completion: isOpen(task.state) ? null : { success: task.state === 'completed', notes: task.notes },
    ...wayOf(task, tx.services.clock),
  };
};
