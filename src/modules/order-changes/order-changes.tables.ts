import { tablesOf, type Readable } from '../../platform/db/tables.js';
import type { ShopTables } from '../shops/index.js';
import { OrderChangeSchema } from './order-change.entity.js';

export const db = tablesOf({ orderChange: OrderChangeSchema }).reading<ShopTables>();

/** For modules that read them. */
export type OrderChangeTables = Readable<typeof db>;
