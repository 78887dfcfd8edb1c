import { tablesOf, type Readable } from '../../platform/db/tables.js';
import type { OrderTables } from '../orders/index.js';
import type { SellerTables } from '../sellers/index.js';
import type { ShipmentTables } from '../shipments/index.js';
import { ReturnShipmentSchema } from './return-shipment.entity.js';

export const db = tablesOf({ returnShipment: ReturnShipmentSchema }).reading<OrderTables & SellerTables & ShipmentTables>();

/** For modules that read them. */
export type ReturnTables = Readable<typeof db>;
