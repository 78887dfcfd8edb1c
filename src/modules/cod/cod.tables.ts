import { tablesOf, type Readable } from '../../platform/db/tables.js';
import { CodCollectionSchema, CodHandoverSchema, CodNotCollectedSchema } from './cod-collection.entity.js';
import { CodInvoiceSchema } from './cod-invoice.entity.js';

export const db = tablesOf({
  codInvoice: CodInvoiceSchema,
  codCollection: CodCollectionSchema,
  codHandover: CodHandoverSchema,
  codNotCollected: CodNotCollectedSchema,
});

/** For modules that read them. */
export type CodTables = Readable<typeof db>;
