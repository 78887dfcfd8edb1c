import { tablesOf, type Readable } from '../../platform/db/tables.js';
import type { OrderTables } from '../orders/index.js';
import type { ShipmentTables } from '../shipments/index.js';
import type { ShopTables } from '../shops/index.js';
import { AdjustmentInvoiceSchema } from './adjustment-invoice.entity.js';

const own = tablesOf({ adjustmentInvoice: AdjustmentInvoiceSchema });

export const db = own.reading<OrderTables & ShipmentTables & ShopTables>();

export type AdjustmentTables = Readable<typeof own>;
