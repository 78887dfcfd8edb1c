import { normaliseDomain } from '../../kernel/domain-name.js';
import { refuse } from '../../kernel/errors.js';
import type { Context } from '../../platform/graphql/context.js';
import { listLoaderBy } from '../../platform/graphql/loader.js';
import { namesOtherShop, NO_SUCH_SHOP } from './own-shop.js';
import { LOCATION_COLUMNS, SHOP_COLUMNS, type Location, type Shop } from './shop.entity.js';
import { shopLoader } from './shop.loader.js';

/** NOT_FOUND also for the shop of another seller, so that domains cannot be probed. */
export async function readShop(context: Context, domain: string | null): Promise<Shop> {
  const { actor, sql } = context;
  actor.require('order:read');
  if (namesOtherShop(actor, domain)) throw refuse('NOT_FOUND', NO_SUCH_SHOP);
  const shop = actor.shopId
    ? await context.load(shopLoader, actor.shopId)
    : (await sql<Shop>(`select ${SHOP_COLUMNS} from shop where domain = $1`, [normaliseDomain(domain ?? '') ?? '']))[0];
  if (!shop || !actor.owns({ sellerId: shop.sellerId, shopId: shop.id })) throw refuse('NOT_FOUND', NO_SUCH_SHOP);
  return shop;
}

const locationsLoader = listLoaderBy<string, Location & { shopId: string }>(
  (ids, { sql }) =>
    sql(`select shop_id as "shopId", ${LOCATION_COLUMNS} from location where shop_id = any($1::uuid[]) order by ref_name`, [ids]),
  (location) => location.shopId,
);

export const readLocations = async (context: Context, shopId: string): Promise<Location[]> =>
  (await context.load(locationsLoader, shopId)) ?? [];
