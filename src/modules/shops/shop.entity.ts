import { defineEntity, p } from '@mikro-orm/core';
import { instant, recordColumns } from '../../platform/db/base.js';
import { shopMode, type ShopMode } from './shops.enums.js';
import { maxOf } from '../../platform/graphql/declared-fields.js';
import { ConnectShopInput, LocationInput } from './shop.types.js';

/** A connected online store of a seller. Its domain is its public id. */
export const ShopSchema = defineEntity({
  name: 'Shop',
  tableName: 'shop',
  properties: {
    ...recordColumns,
    sellerId: p.uuid().index(),
    domain: p.string().length(maxOf(ConnectShopInput, 'shopId')).unique(),
    name: p.string().length(maxOf(ConnectShopInput, 'shopName')),
    platform: p.string().length(maxOf(ConnectShopInput, 'platform')),
    url: p.string().length(maxOf(ConnectShopInput, 'url')),
    activated: p.boolean(),
    mode: p
      .enum(() => shopMode.values)
      .$type<ShopMode>()
      .default('live'),
    /** How far the test clock is ahead of real time; 0 for live shops. */
    clockAheadMs: p.double().$type<number>().default(0),
    /** The time that the test clock is being advanced to; null while it stands. */
    clockTarget: instant().nullable(),
  },
});

/** A place that a shop ships from. */
export const LocationSchema = defineEntity({
  name: 'Location',
  tableName: 'location',
  uniques: [
    { name: 'location_shop_ref_id', properties: ['shopId', 'refId'] },
    { name: 'location_shop_ref_name', properties: ['shopId', 'refName'] },
  ],
  properties: {
    ...recordColumns,
    shopId: p.uuid(),
    refId: p.string().length(maxOf(LocationInput, 'refId')),
    refName: p.string().length(maxOf(LocationInput, 'refName')),
    address: p.string().length(maxOf(LocationInput, 'address')),
    city: p.string().length(maxOf(LocationInput, 'city')),
    state: p.string().length(maxOf(LocationInput, 'state')),
    countryCode: p.string().columnType('char(2)'),
    country: p.string().length(maxOf(LocationInput, 'country')),
    zip: p.string().length(maxOf(LocationInput, 'zip')),
    lat: p.double().$type<number>().nullable(),
    lng: p.double().$type<number>().nullable(),
  },
});
