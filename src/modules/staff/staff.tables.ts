import { tablesOf, type Readable } from '../../platform/db/tables.js';
import type { AccessTables } from '../access/index.js';
import type { SellerTables } from '../sellers/index.js';
import type { ShopTables } from '../shops/index.js';
import { StaffSchema } from './staff.entity.js';
import type { Selectable } from 'kysely';

export const db = tablesOf({ staff: StaffSchema }).reading<AccessTables>().reading<SellerTables>().reading<ShopTables>();

/** For modules that read them. */
export type StaffTables = Readable<typeof db>;

/** Selected columns of a staff member. */
export const STAFF_COLUMNS = ['id', 'email', 'name', 'role', 'active'] as const;

export type Staff = Readonly<Pick<Selectable<StaffTables['staff']>, (typeof STAFF_COLUMNS)[number]>>;
