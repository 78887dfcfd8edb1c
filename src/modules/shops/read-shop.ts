import { normaliseDomain } from '../../kernel/domain-name.js';
import { refuse } from '../../kernel/errors.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import { MAX_ROWS } from '../../platform/work/budget.js';
import type { Context } from '../../platform/work/context.js';
import { listLoaderBy, loaderBy } from '../../platform/work/loader.js';
import { namesOtherShop } from './lock-shop.js';
import { LOCATION_COLUMNS, SHOP_COLUMNS, type Location, type Shop } from './shop.row.js';
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
