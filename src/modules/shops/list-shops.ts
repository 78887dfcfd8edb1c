import { searchPattern, searchTextOf } from '../../platform/db/search-terms.js';
import type { Page, PageArgs } from '../../platform/graphql/connection.js';
import type { Context } from '../../platform/graphql/context.js';
import { countOf, readSortedPage } from '../../platform/graphql/sorted-page.js';
import { uuidOrNone } from '../../platform/ids.js';
import type { Shop } from './shop.row.js';
import { shopLoader } from './shop.loader.js';

export interface ShopFilter {
  readonly sellerId?: string | null;
  readonly activated?: boolean | null;
  readonly search?: string | null;
}

/** The shops that the caller can see, newest first. */
export async function listShops(context: Context, { sellerId, activated, search, ...page }: PageArgs & ShopFilter): Promise<Page<Shop>> {
  const { actor, sql } = context;
  actor.require('order:read');
  const values: unknown[] = [];
  const where = [
    ...(actor.sellerId === undefined ? [] : [`l.seller_id = $${values.push(actor.sellerId)}`]),
    ...(actor.shopId === undefined ? [] : [`l.id = $${values.push(actor.shopId)}`]),
    ...(sellerId == null ? [] : [`l.seller_id = $${values.push(uuidOrNone(sellerId))}`]),
    ...(activated == null ? [] : [`l.activated = $${values.push(activated)}`]),
    ...(search ? [`${searchTextOf(['l.domain', 'l.name'])} like lower($${values.push(searchPattern(search))})`] : []),
  ];
  const list = { from: 'shop l', where, values };
  return readSortedPage(sql, page, {
    ...list,
    sort: [
      { sql: 'l.created_at', type: 'timestamptz' },
      { sql: 'l.id', type: 'uuid' },
    ],
    descending: true,
    count: () => countOf(sql, list),
    load: async (ids) => (await Promise.all(ids.map((id) => context.load(shopLoader, id)))).filter((shop) => shop !== null),
  });
}
