import { tablesOf, type Readable } from '../../platform/db/tables.js';
import type { CodTables } from '../cod/index.js';
import type { OrderTables } from '../orders/index.js';
import type { ReturnTables } from '../returns/index.js';
import type { SellerTables } from '../sellers/index.js';
import type { ShipmentTables } from '../shipments/index.js';
import type { StaffTables } from '../staff/index.js';
import { DriverSchema } from './rows/driver.entity.js';
import { DriverEventSchema } from './rows/driver-event.entity.js';
import { HubSchema } from './rows/hub.entity.js';
import { RunSchema, StopSchema } from './rows/run.entity.js';
import { TaskSchema } from './rows/task.entity.js';

const own = tablesOf({
  hub: HubSchema,
  driver: DriverSchema,
  run: RunSchema,
  stop: StopSchema,
  task: TaskSchema,
  driverEvent: DriverEventSchema,
});

export const db = own.reading<CodTables & OrderTables & ReturnTables & SellerTables & ShipmentTables & StaffTables>();

/** For modules that read runs and tasks. */
export type FleetTables = Readable<typeof own>;
