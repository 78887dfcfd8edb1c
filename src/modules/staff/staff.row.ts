import type { Selectable } from 'kysely';
import type { StaffTables } from './staff.tables.js';

/** Selected columns of a staff member. */
export const STAFF_COLUMNS = ['id', 'email', 'name', 'role', 'active'] as const;

export type Staff = Readonly<Pick<Selectable<StaffTables['staff']>, (typeof STAFF_COLUMNS)[number]>>;
