import { tablesOf, type Readable } from '../../platform/db/tables.js';
import type { ShipmentTables } from '../shipments/index.js';
import { ShipmentRetrySchema } from './reattempt.entity.js';

export const db = tablesOf({ shipmentRetry: ShipmentRetrySchema }).reading<ShipmentTables>();

/** For modules that read them. */
export type ReattemptTables = Readable<typeof db>;
