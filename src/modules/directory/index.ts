import { SellerListingSchema } from './seller-listing.entity.js';

export { DirectoryResolver } from './directory.resolver.js';
export { sellerListingFill, sellerListingSql } from './seller-listing.sql.js';
export const directoryEntities = [SellerListingSchema];
