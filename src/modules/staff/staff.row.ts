import type { Selectable } from 'kysely';
import type { StaffTables } from './staff.tables.js';

/** What is read of a member of staff. */
export const STAFF_COLUMNS = ['id', 'email', 'name', 'role', 'active'] as const;

export type Staff = Readonly<Pick<Selectable<StaffTables['staff']>, (typeof STAFF_COLUMNS)[number]>>;
