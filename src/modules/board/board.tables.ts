import { tablesOf } from '../../platform/db/tables.js';
import type { ShipmentTables } from '../shipments/index.js';

/** The board has no tables of its own. */
export const db = tablesOf({}).reading<ShipmentTables>();
