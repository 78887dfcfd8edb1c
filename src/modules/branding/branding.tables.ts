import { tablesOf, type Readable } from '../../platform/db/tables.js';
import type { SellerTables } from '../sellers/index.js';
import type { ShopTables } from '../shops/index.js';
import { SellerBrandingSchema, SellerLogoSchema } from './branding.entity.js';

export const db = tablesOf({ sellerBranding: SellerBrandingSchema, sellerLogo: SellerLogoSchema })
  .reading<SellerTables>()
  .reading<ShopTables>();

/** For modules that read them. */
export type BrandingTables = Readable<typeof db>;
