import { SellerBrandingSchema, SellerLogoSchema } from './branding.entity.js';

export type { BrandingTables } from './branding.tables.js';
export { BrandingResolver } from './branding.resolver.js';
export { logosOf, readStorefronts, shopperMailsOf, storefrontLoader } from './read-branding.js';
export { presetBranding } from './update-branding.js';
export const brandingEntities = [SellerBrandingSchema, SellerLogoSchema];
export { shopperLanguage, type ShopperLanguage } from './branding.enums.js';
