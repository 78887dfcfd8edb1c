import { tablesOf } from '../../platform/db/tables.js';
import type { LedgerTables } from '../ledger/index.js';
import type { OrderTables } from '../orders/index.js';
import type { ShipmentTables } from '../shipments/index.js';

/** Statements are read from the ledger; nothing of them is stored. */
export const db = tablesOf({}).reading<LedgerTables & OrderTables & ShipmentTables>();
