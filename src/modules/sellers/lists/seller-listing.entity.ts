import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../../platform/db/base.js';
import type { ListedStatus } from '../sellers.enums.js';

/** One narrow row per seller with everything that lists show, filter and sort by. Written by the database only. */
export const SellerListingSchema = defineEntity({
  name: 'SellerListing',
  tableName: 'seller_listing',
  indexes: [
    {
      // Include the filter columns, so that filters are counted by index-only scans.
      name: 'seller_listing_created',
      expression:
        'create index "seller_listing_created" on "seller_listing" ("created_at", "id") include ("role", "status", "is_local", "is_international", "shop_count")',
    },
    { name: 'seller_listing_name', properties: ['nameKey', 'id'] },
    { name: 'seller_listing_company', properties: ['companyKey', 'id'] },
    { name: 'seller_listing_shipments', properties: ['totalShipments', 'id'] },
    { name: 'seller_listing_shops', properties: ['shopCount', 'id'] },
    { name: 'seller_listing_active_shops', properties: ['activeShopCount', 'id'] },
  ],
  properties: {
    /** Id of the seller. */
    id: p.uuid().primary(),
    createdAt: instant(),
    nameKey: p.text(),
    companyKey: p.text(),
    role: p.string().length(10),
    status: p.string().length(10).$type<ListedStatus>(),
    isLocal: p.boolean(),
    isInternational: p.boolean(),
    totalShipments: p.bigint('bigint').default(0),
    shopCount: p.integer().default(0),
    activeShopCount: p.integer().default(0),
    lastShipmentAt: instant().nullable(),
  },
});
