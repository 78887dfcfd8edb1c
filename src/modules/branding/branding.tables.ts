import { tablesOf, type Readable } from '../../platform/db/tables.js';
import { SellerBrandingSchema, SellerLogoSchema } from './branding.entity.js';

export const db = tablesOf({ sellerBranding: SellerBrandingSchema, sellerLogo: SellerLogoSchema });

/** For modules that read them. */
export type BrandingTables = Readable<typeof db>;
