import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const invoiceKind = enumeration('SellerInvoiceKind', 'What kind of document it is.', {
  invoice: 'The seller was charged more than it got back.',
  credit_note: 'The seller got back more than it was charged; its amounts are below zero.',
});
export type InvoiceKind = ValueOf<typeof invoiceKind>;

export const invoiceLanguage = enumeration('InvoiceLanguage', 'The language of a printed invoice.', {
  en: 'English.',
  ar: 'Arabic.',
});
export type InvoiceLanguage = ValueOf<typeof invoiceLanguage>;
