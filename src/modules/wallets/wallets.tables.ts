import { tablesOf } from '../../platform/db/tables.js';
import type { LedgerTables } from '../ledger/index.js';
import type { OrderTables } from '../orders/index.js';
import type { SellerTables } from '../sellers/index.js';
import type { ShipmentTables } from '../shipments/index.js';

/** Wallets are ledger accounts; this module only reads them. */
export const db = tablesOf({}).reading<LedgerTables & OrderTables & SellerTables & ShipmentTables>();
