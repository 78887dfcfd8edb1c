import { DriverSchema } from './drivers/driver.entity.js';
import { DriverResolver } from './drivers/driver.resolver.js';
import { DriverEventSchema } from './events/driver-event.entity.js';
import { DriverEventResolver } from './events/driver-event.resolver.js';
import { HubSchema } from './hubs/hub.entity.js';
import { HubResolver } from './hubs/hub.resolver.js';
import { PlanResolver, UnassignedTaskResolver } from './planning/plan.resolver.js';
import { openDayTask } from './runs/open-day.js';
import { RunChangeResolver } from './runs/run-change.resolver.js';
import { LeftBehindResolver, RunResolver } from './runs/run.resolver.js';
import { RunSchema, StopSchema } from './runs/run.entity.js';
import { StopResolver } from './runs/stop.resolver.js';
import { settleTasksTask } from './tasks/settle-tasks.js';
import { TaskSchema } from './tasks/task.entity.js';
import { TaskResolver } from './tasks/task.resolver.js';

export { updateDriver } from './drivers/update-driver.js';
export { hubIdByCode } from './hubs/read-hubs.js';
export { saveHub } from './hubs/save-hub.js';
export { addMetres } from './runs/add-metres.js';
export { followAssignment } from './runs/follow-assignment.js';
export { followTasks } from './tasks/follow-tasks.js';
export { fleetDataOf } from './tasks/fleet-data.js';
export { addressConsumer } from './tasks/follow-addresses.js';
export type { FleetServices } from './services.js';
export type { FleetTables } from './fleet.tables.js';
export const fleetEntities = [HubSchema, DriverSchema, RunSchema, StopSchema, TaskSchema, DriverEventSchema];
export const fleetTasks = [settleTasksTask, openDayTask];
export const fleetResolvers = [
  HubResolver,
  DriverResolver,
  RunResolver,
  LeftBehindResolver,
  StopResolver,
  TaskResolver,
  PlanResolver,
  UnassignedTaskResolver,
  DriverEventResolver,
  RunChangeResolver,
] as const;
