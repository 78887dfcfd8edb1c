import { tablesOf } from '../../platform/db/tables.js';
import type { AccessTables } from '../access/index.js';
import type { SellerTables } from '../sellers/index.js';
import type { StaffTables } from '../staff/index.js';

/** Invitations have no separate tables. */
export const db = tablesOf({}).reading<AccessTables>().reading<SellerTables>().reading<StaffTables>();
