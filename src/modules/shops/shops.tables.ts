import { tablesOf, type Readable } from '../../platform/db/tables.js';
import type { SellerTables } from '../sellers/index.js';
import { ShopSchema, LocationSchema } from './shop.entity.js';

export const db = tablesOf({ shop: ShopSchema, location: LocationSchema }).reading<SellerTables>();

/** For modules that read them. */
export type ShopTables = Readable<typeof db>;
