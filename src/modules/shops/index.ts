import { LocationSchema, ShopSchema } from './shop.entity.js';

export type { ShopTables } from './shops.tables.js';
export { SellerShopsResolver, ShopResolver } from './shop.resolver.js';
export { namesOtherShop } from './own-shop.js';
export { readShop } from './read-shop.js';
export { shopPrincipal } from './shop.principal.js';
export { shopLoader } from './shop.loader.js';
export { ShopType } from './shop.types.js';
export type { ShopMoment, ShopTimer } from './shop-timer.js';
export { aimClock, clocksAhead, endAdvance, readShopClock, setClock, type ShopClock } from './shop-clock.js';
export { lockShop } from './lock-shop.js';
export { locationsOf } from './write-locations.js';
export { ensureManualShop, isManualDomain, shopByDomain } from './manual-shop.js';
export type { Shop } from './shop.row.js';
export const shopEntities = [ShopSchema, LocationSchema];
