import { statement, anyOf, type Named } from '../../platform/db/statement.js';
import type { Context } from '../../platform/work/context.js';
import { listLoaderBy } from '../../platform/work/loader.js';
import type { SellerShopType } from './shop.types.js';
import { db } from './shops.tables.js';

const findShops = statement(($: Named<{ sellerIds: readonly string[] }>) =>
  db
    .selectFrom('shop')
    .select(['id', 'domain', 'name', 'platform', 'activated', 'createdAt', 'sellerId'])
    .where('sellerId', '=', anyOf($.sellerIds))
    .orderBy('sellerId')
    .orderBy('createdAt')
    .orderBy('id'),
);

const shopsLoader = listLoaderBy<string, SellerShopType & { sellerId: string }>(
  (sellerIds, { sql }) => findShops(sql, { sellerIds }),
  ({ sellerId }) => sellerId,
);

export async function shopsOf(context: Context, sellerId: string): Promise<SellerShopType[]> {
  return (await context.load(shopsLoader, sellerId)) ?? [];
}
