import { InvoiceNumberSchema, SellerInvoiceSchema } from './seller-invoice.entity.js';

export { InvoiceResolver, SellerInvoiceFieldResolver } from './invoice.resolver.js';
export { invoiceRun } from './issue-invoices.js';
export { invoiceFunctionSql, invoiceSql } from './seller-invoice.entity.js';
export const invoiceEntities = [SellerInvoiceSchema, InvoiceNumberSchema];
