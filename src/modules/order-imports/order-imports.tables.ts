import { tablesOf, type Readable } from '../../platform/db/tables.js';
import type { OrderTables } from '../orders/index.js';
import type { ShipmentTables } from '../shipments/index.js';
import type { ShopTables } from '../shops/index.js';
import { OrderFileAnswerSchema, OrderImportRowSchema, OrderImportSchema } from './order-import.entity.js';

export const db = tablesOf({
  orderFileAnswer: OrderFileAnswerSchema,
  orderImport: OrderImportSchema,
  orderImportRow: OrderImportRowSchema,
}).reading<OrderTables & ShipmentTables & ShopTables>();

/** For modules that read them. */
export type OrderImportTables = Readable<typeof db>;
