import { tablesOf, type Readable } from '../../platform/db/tables.js';
import type { CarrierAccountTables } from '../carrier-accounts/index.js';
import type { ShipmentTables } from '../shipments/index.js';
import { CarrierInvoiceLineSchema, CarrierInvoiceSchema } from './carrier-invoice.entity.js';
import { CarrierRemittanceLineSchema } from './carrier-remittance.entity.js';

const own = tablesOf({
  carrierInvoice: CarrierInvoiceSchema,
  carrierInvoiceLine: CarrierInvoiceLineSchema,
  carrierRemittanceLine: CarrierRemittanceLineSchema,
});

export const db = own.reading<CarrierAccountTables & ShipmentTables>();

export type CarrierBillTables = Readable<typeof own>;
