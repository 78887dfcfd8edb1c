import { tablesOf, type Readable } from '../../platform/db/tables.js';
import type { ShipmentTables } from '../shipments/index.js';
import type { ShopTables } from '../shops/index.js';
import { SellerListingSchema } from './seller-listing.entity.js';

export const db = tablesOf({ sellerListing: SellerListingSchema }).reading<ShipmentTables & ShopTables>();

/** For modules that read them. */
export type DirectoryTables = Readable<typeof db>;
