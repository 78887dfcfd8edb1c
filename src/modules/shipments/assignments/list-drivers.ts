import { statement } from '../../../platform/db/statement.js';
import type { Context } from '../../../platform/work/context.js';
import type { StaffTables } from '../../staff/index.js';
import { db } from '../shipments.tables.js';
import type { DriverType } from './assignment.types.js';

const MAX_DRIVERS = 1000;

const findDrivers = statement(() =>
  db
    .reading<StaffTables>()
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('active', '=', true)
    .where('role', '=', 'driver')
    .orderBy('name')
    .orderBy('id')
    .limit(MAX_DRIVERS),
);

/** Lists active drivers by name. */
export function listDrivers({ sql }: Context): Promise<DriverType[]> {
  return findDrivers(sql, {});
}
