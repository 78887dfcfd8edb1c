import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const invoiceKind = enumeration('SellerInvoiceKind', 'Kind of document.', {
  invoice: 'Charges exceed credits.',
  credit_note: 'Credits exceed charges; amounts are negative.',
});
export type InvoiceKind = ValueOf<typeof invoiceKind>;

export const invoiceLanguage = enumeration('InvoiceLanguage', 'Language of a printed invoice.', {
  en: 'English.',
  ar: 'Arabic.',
});
export type InvoiceLanguage = ValueOf<typeof invoiceLanguage>;
