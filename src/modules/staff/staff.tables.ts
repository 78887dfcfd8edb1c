import { tablesOf, type Readable } from '../../platform/db/tables.js';
import { StaffSchema } from './staff.entity.js';

export const db = tablesOf({ staff: StaffSchema });

/** For modules that read them. */
export type StaffTables = Readable<typeof db>;
