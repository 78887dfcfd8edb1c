import { DriverSchema } from './rows/driver.entity.js';
import { DriverResolver } from './drivers/driver.resolver.js';
import { DriverEventSchema } from './rows/driver-event.entity.js';
import { DriverEventResolver } from './events/driver-event.resolver.js';
import { HubSchema } from './rows/hub.entity.js';
import { HubResolver } from './hubs/hub.resolver.js';
import { RatePickupResolver } from './hubs/rate-pickup.resolver.js';
import { PlanResolver, UnassignedTaskResolver } from './planning/plan.resolver.js';
import { openDayTask } from './runs/open-day.js';
import { RunChangeResolver } from './runs/run-change.resolver.js';
import { LeftBehindResolver, RunResolver } from './runs/run.resolver.js';
import { RunSchema, StopSchema } from './rows/run.entity.js';
import { RunSheetResolver } from './runs/run-sheet.resolver.js';
import { StopResolver } from './runs/stop.resolver.js';
import { driverEventRetention } from './events/event-retention.js';
import { AssignmentResolver } from './tasks/assignment.resolver.js';
import { settleTasksTask } from './tasks/settle-tasks.js';
import { TaskSchema } from './rows/task.entity.js';
import { DriverOfShipmentResolver, ShipmentDriverResolver } from './tasks/shipment-driver.resolver.js';
import { TaskResolver } from './tasks/task.resolver.js';

export { driverLoader } from './drivers/read-drivers.js';
export { updateDriver } from './drivers/update-driver.js';
export { HubType } from './hubs/hub.types.js';
export { hubIdByCode, hubLoader, saveHub } from './hubs/hubs.js';
export { pickupDay } from './hubs/pickup-day.js';
export { nextVisitLoader, type NextVisit } from './reading/next-visit.js';
export { addMetres, lockRunsOf } from './rows/fleet-rows.js';
export { followAssignment } from './tasks/follow-assignment.js';
export { followRun, type RunChange } from './runs/watch-runs.js';
export { approachOf, type Approach } from './reading/approach.js';
export { needsAtDoor } from './reading/read-demands.js';
export { TaskType } from './reading/run.types.js';
export { endOfWork, startOfWork } from './route/stops.js';
export type { StoredAmount } from './rows/run.entity.js';
export type { Task } from './rows/task.entity.js';
export { takeWish } from './tasks/take-wish.js';
export { isCurrent } from './route/open-run.js';
export { leaveWithHub, nextTask } from './tasks/follow-tasks.js';
export { failPickupTask, lastTaskOf } from './tasks/record-pickup.js';
export { fleetDataOf } from './reading/read-shipment-driver.js';
export { addressConsumer } from './tasks/follow-addresses.js';
export type { FleetServices } from './services.js';
export type { FleetTables } from './fleet.tables.js';
export const fleetEntities = [HubSchema, DriverSchema, RunSchema, StopSchema, TaskSchema, DriverEventSchema];
export const fleetTasks = [settleTasksTask, openDayTask, driverEventRetention];
export const fleetResolvers = [
  HubResolver,
  RatePickupResolver,
  DriverResolver,
  RunResolver,
  LeftBehindResolver,
  StopResolver,
  RunSheetResolver,
  TaskResolver,
  AssignmentResolver,
  DriverOfShipmentResolver,
  ShipmentDriverResolver,
  PlanResolver,
  UnassignedTaskResolver,
  DriverEventResolver,
  RunChangeResolver,
] as const;
