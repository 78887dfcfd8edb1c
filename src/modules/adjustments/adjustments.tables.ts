import { tablesOf, type Readable } from '../../platform/db/tables.js';
import { AdjustmentInvoiceSchema } from './adjustment-invoice.entity.js';

export const db = tablesOf({ adjustmentInvoice: AdjustmentInvoiceSchema });

/** For modules that read them. */
export type AdjustmentTables = Readable<typeof db>;
