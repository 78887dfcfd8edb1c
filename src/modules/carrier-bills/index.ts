import { CarrierInvoiceLineSchema, CarrierInvoiceSchema } from './carrier-invoice.entity.js';
import { CarrierRemittanceLineSchema } from './carrier-remittance.entity.js';

export { importCarrierInvoice } from './import-carrier-invoice.js';
export { readInvoiceCsv } from './invoice-csv.rules.js';
export { readRemittanceCsv } from './remittance-csv.rules.js';
export { importCarrierRemittance } from './import-carrier-remittance.js';
export { CarrierInvoiceResolver, CarrierInvoiceLineResolver } from './carrier-invoice.resolver.js';
export { CarrierRemittanceResolver } from './carrier-remittance.resolver.js';
export const carrierBillEntities = [CarrierInvoiceSchema, CarrierInvoiceLineSchema, CarrierRemittanceLineSchema];
