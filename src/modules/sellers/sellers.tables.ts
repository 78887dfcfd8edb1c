import { tablesOf, type Readable } from '../../platform/db/tables.js';
import { SellerSchema } from './seller.entity.js';

export const db = tablesOf({ seller: SellerSchema });

/** For modules that read them. */
export type SellerTables = Readable<typeof db>;
