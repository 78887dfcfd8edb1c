import { tablesOf, type Readable } from '../../platform/db/tables.js';
import type { LedgerTables } from '../ledger/index.js';
import { ShipmentCostSchema } from './carrier-cost.entity.js';

export const db = tablesOf({ shipmentCost: ShipmentCostSchema }).reading<LedgerTables>();

/** For modules that read them. */
export type CarrierCostTables = Readable<typeof db>;
