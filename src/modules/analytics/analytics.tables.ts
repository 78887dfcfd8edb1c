import { tablesOf } from '../../platform/db/tables.js';
import type { ShipmentTables } from '../shipments/index.js';

/** Reads shipment tables; this module has no tables. */
export const db = tablesOf({}).reading<ShipmentTables>();
