import { tablesOf } from '../../platform/db/tables.js';
import type { ShipmentTables } from '../shipments/index.js';

/** Figures have no tables of their own. */
export const db = tablesOf({}).reading<ShipmentTables>();
