import type { Selectable } from 'kysely';
import type { ShopTables } from './shops.tables.js';

/** Selected columns of a shop. */
export const SHOP_COLUMNS = [
  'id',
  'sellerId',
  'domain',
  'name',
  'platform',
  'url',
  'activated',
  'mode',
  'clockAheadMs',
  'clockTarget',
] as const;

export type Shop = Readonly<Pick<Selectable<ShopTables['shop']>, (typeof SHOP_COLUMNS)[number]>>;

/** Selected columns of a location. */
export const LOCATION_COLUMNS = [
  'refId', 'refName', 'address', 'city', 'state', 'countryCode', 'country', 'zip', 'lat', 'lng',
] as const; // prettier-ignore

export type Location = Readonly<Pick<Selectable<ShopTables['location']>, (typeof LOCATION_COLUMNS)[number]>>;
