import { normaliseDomain } from '../../kernel/domain-name.js';
import { refuse } from '../../kernel/errors.js';
import { likeAny, searchPattern, searchTextOf } from '../../platform/db/search-terms.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import type { PageArgs } from '../../platform/graphql/connection.js';
import { listOf } from '../../platform/graphql/list-of.js';
import { newestFirst } from '../../platform/graphql/sorted-page.js';
import { givenUuid } from '../../platform/ids.js';
import { MAX_ROWS } from '../../platform/work/budget.js';
import type { Context } from '../../platform/work/context.js';
import { listLoaderBy, loaderBy } from '../../platform/work/loader.js';
import { namesOtherShop } from './lock-shop.js';
import { LOCATION_COLUMNS, SHOP_COLUMNS, type Location, type Shop } from './shop.row.js';
import type { SellerShopType } from './shop.types.js';
import { db } from './shops.tables.js';

const findByDomain = statement(($: Named<{ domain: string }>) => db.selectFrom('shop').select(SHOP_COLUMNS).where('domain', '=', $.domain));

/** NOT_FOUND also for shops of other sellers, so that domains cannot be probed. */
export async function readShop(context: Context, domain: string | null): Promise<Shop> {
  const { actor, sql } = context;
  actor.require('order:read');
  if (namesOtherShop(actor, domain)) throw refuse('NOT_FOUND.ownShop');
  const shop = actor.shopId
    ? await context.load(shopLoader, actor.shopId)
    : await findByDomain.first(sql, { domain: normaliseDomain(domain ?? '') ?? '' });
  if (!shop || !actor.owns({ sellerId: shop.sellerId, shopId: shop.id })) throw refuse('NOT_FOUND.ownShop');
  return shop;
}

const findLocations = statement(($: Named<{ shopIds: readonly string[] }>) =>
  db
    .selectFrom('location')
    .select(['shopId', ...LOCATION_COLUMNS])
    .where('shopId', '=', anyOf($.shopIds))
    .orderBy('refName')
    .limit(MAX_ROWS),
);

const locationsLoader = listLoaderBy(
  (shopIds: readonly string[], { sql }) => findLocations(sql, { shopIds }),
  (location) => location.shopId,
);

export const readLocations = async (context: Context, shopId: string): Promise<Location[]> =>
  (await context.load(locationsLoader, shopId)) ?? [];

const findShops = statement(($: Named<{ ids: readonly string[] }>) =>
  db.selectFrom('shop').select(SHOP_COLUMNS).where('id', '=', anyOf($.ids)),
);

export const shopLoader = loaderBy<string, Shop>(
  (ids, { sql }) => findShops(sql, { ids }),
  (shop) => shop.id,
);

interface ShopFilter {
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

const findOfSellers = statement(($: Named<{ sellerIds: readonly string[] }>) =>
  db
    .selectFrom('shop')
    .select(['id', 'domain', 'name', 'platform', 'activated', 'createdAt', 'sellerId'])
    .where('sellerId', '=', anyOf($.sellerIds))
    .orderBy('sellerId')
    .orderBy('createdAt')
    .orderBy('id'),
);

const shopsLoader = listLoaderBy<string, SellerShopType & { sellerId: string }>(
  (sellerIds, { sql }) => findOfSellers(sql, { sellerIds }),
  ({ sellerId }) => sellerId,
);

export async function shopsOf(context: Context, sellerId: string): Promise<SellerShopType[]> {
  return (await context.load(shopsLoader, sellerId)) ?? [];
}
