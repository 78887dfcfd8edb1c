import { defineEntity, p } from '@mikro-orm/core';
import { instant, recordColumns } from '../../platform/db/base.js';
import { shopMode, type ShopMode } from './shops.enums.js';

/** A connected online store of a seller. Its domain is its public id. */
export const ShopSchema = defineEntity({
  name: 'Shop',
  tableName: 'shop',
  properties: {
    ...recordColumns,
    sellerId: p.uuid().index(),
    domain: p.string().length(255).unique(),
    name: p.string().length(200),
    platform: p.string().length(100),
    url: p.string().length(2000),
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
    refId: p.string().length(100),
    refName: p.string().length(200),
    address: p.string().length(500),
    city: p.string().length(100),
    state: p.string().length(100),
    countryCode: p.string().columnType('char(2)'),
    country: p.string().length(100),
    zip: p.string().length(20),
    lat: p.double().$type<number>().nullable(),
    lng: p.double().$type<number>().nullable(),
  },
});
