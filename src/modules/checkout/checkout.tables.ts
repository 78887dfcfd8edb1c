import { tablesOf } from '../../platform/db/tables.js';
import type { OrderTables } from '../orders/index.js';
import type { ShipmentTables } from '../shipments/index.js';
import type { ShopTables } from '../shops/index.js';

/** The checkout has no separate tables. */
export const db = tablesOf({}).reading<OrderTables & ShipmentTables & ShopTables>();
