import { tablesOf, type Readable } from '../../platform/db/tables.js';
import type { OrderTables } from '../orders/index.js';
import type { ShopTables } from '../shops/index.js';
import { ManualOrderNumberSchema, OrderDraftSchema } from './order-draft.entity.js';

export const db = tablesOf({ orderDraft: OrderDraftSchema, manualOrderNumber: ManualOrderNumberSchema }).reading<
  OrderTables & ShopTables
>();

/** For modules that read them. */
export type OrderDraftTables = Readable<typeof db>;
