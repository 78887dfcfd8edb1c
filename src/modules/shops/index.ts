import { LocationSchema, ShopSchema } from './shop.entity.js';

export type { ShopTables } from './shops.tables.js';
export { SellerShopsResolver, ShopResolver } from './shop.resolver.js';
export { namesOtherShop, lockShop } from './lock-shop.js';
export { readShop, shopLoader } from './read-shops.js';
export { shopPrincipal } from './shop.principal.js';
export { ShopType } from './shop.types.js';
export {
  type ShopMoment,
  type ShopTimer,
  aimClock,
  clocksAhead,
  endAdvance,
  readShopClock,
  setClock,
  type ShopClock,
} from './shop-clock.js';
export { locationsOf } from './write-locations.js';
export { ensureManualShop, isManualDomain, shopByDomain } from './manual-shop.js';
export type { Shop } from './shop.row.js';
export const shopEntities = [ShopSchema, LocationSchema];
