import { likeAny, searchPattern, searchTextOf } from '../../platform/db/search-terms.js';
import type { PageArgs } from '../../platform/graphql/connection.js';
import { listOf } from '../../platform/graphql/list-of.js';
import { newestFirst } from '../../platform/graphql/sorted-page.js';
import { givenUuid } from '../../platform/ids.js';
import { shopLoader } from './read-shop.js';
import { db } from './shops.tables.js';

export interface ShopFilter {
  readonly sellerId?: string | null;
  readonly activated?: boolean | null;
  readonly search?: string | null;
}

const SEARCHED = searchTextOf(['l.domain', 'l.name']);

/** The shops that the caller can see, newest first. */
export const listShops = listOf(db, 'shop', {
  scope: { seller: 'sellerId', shop: 'id' },
  filter: (l, { sellerId, activated, search }: PageArgs & ShopFilter) => [
    l.is('sellerId', givenUuid(sellerId)),
    l.is('activated', activated),
    search ? likeAny(SEARCHED, [searchPattern(search)]) : null,
  ],
  sort: newestFirst,
  loader: shopLoader,
});
