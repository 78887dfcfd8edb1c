import { tablesOf } from '../../platform/db/tables.js';
import type { AccessTables } from '../access/index.js';
import type { SellerTables } from '../sellers/index.js';
import type { StaffTables } from '../staff/index.js';
import type { TwoFactorTables } from '../two-factor/index.js';

export const db = tablesOf({}).reading<AccessTables & SellerTables & StaffTables & TwoFactorTables>();
