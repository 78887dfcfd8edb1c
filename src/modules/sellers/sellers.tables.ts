import { tablesOf, type Readable } from '../../platform/db/tables.js';
import { SellerListingSchema } from './lists/seller-listing.entity.js';
import { SellerSchema } from './seller.entity.js';

export const db = tablesOf({ seller: SellerSchema, sellerListing: SellerListingSchema });

/** For modules that read them. */
export type SellerTables = Readable<typeof db>;
