import type { Context } from '../../../platform/graphql/context.js';
import { loaderBy } from '../../../platform/graphql/loader.js';
import { isOpen } from '../fleet.enums.js';
import { tasksWithDrivers, wayOf, type TaskWithDriver } from './tasks-with-drivers.js';
import type { ShipmentDriverType } from './shipment-driver.types.js';

const latestLoader = loaderBy<string, TaskWithDriver>(
  (shipmentIds, { sql }) => tasksWithDrivers(sql, { shipmentIds, kind: null }),
  (task) => task.shipmentId,
);

/** The driver who has a shipment, or had it last. Drivers see themselves only; stores do not see the run. */
export async function driverOfShipment(context: Context, shipmentId: string): Promise<ShipmentDriverType | null> {
  const { actor, services } = context;
  const task = await context.load(latestLoader, shipmentId);
  if (!task || (actor.seesAssignedOnly && task.driverId !== actor.id)) return null;
  const { state, endedAt } = task;
  return {
    taskId: task.id,
    name: task.name,
    phone: task.phone,
    runId: actor.actsForOperator ? task.runId : null,
    state,
    eta: isOpen(state) ? task.eta : null,
    completion: endedAt && { success: state === 'completed', notes: task.notes, at: endedAt },
    ...wayOf(task, services.clock),
  };
}
