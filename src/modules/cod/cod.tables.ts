import { tablesOf, type Readable } from '../../platform/db/tables.js';
import type { BrandingTables } from '../branding/index.js';
import type { OrderTables } from '../orders/index.js';
import type { ShipmentTables } from '../shipments/index.js';
import type { ShopTables } from '../shops/index.js';
import type { StaffTables } from '../staff/index.js';
import { CodCollectionSchema, CodHandoverSchema, CodNotCollectedSchema } from './cod-collection.entity.js';
import { CodInvoiceSchema } from './cod-invoice.entity.js';

const own = tablesOf({
  codInvoice: CodInvoiceSchema,
  codCollection: CodCollectionSchema,
  codHandover: CodHandoverSchema,
  codNotCollected: CodNotCollectedSchema,
});

export const db = own.reading<BrandingTables & OrderTables & ShipmentTables & ShopTables & StaffTables>();

export type CodTables = Readable<typeof own>;
