import { tablesOf, type Readable } from '../../platform/db/tables.js';
import { SellerInvoiceSchema, InvoiceNumberSchema } from './seller-invoice.entity.js';

export const db = tablesOf({ sellerInvoice: SellerInvoiceSchema, invoiceNumber: InvoiceNumberSchema });

/** For modules that read them. */
export type InvoiceTables = Readable<typeof db>;
