import { tablesOf, type Readable } from '../../platform/db/tables.js';
import type { LedgerTables } from '../ledger/index.js';
import type { OrderTables } from '../orders/index.js';
import type { ShipmentTables } from '../shipments/index.js';
import { InvoiceNumberSchema, SellerInvoiceSchema } from './seller-invoice.entity.js';

const own = tablesOf({ sellerInvoice: SellerInvoiceSchema, invoiceNumber: InvoiceNumberSchema });

export const db = own.reading<LedgerTables & OrderTables & ShipmentTables>();

export type InvoiceTables = Readable<typeof own>;
