import { anyOf, statement, type Named } from '../../../platform/db/statement.js';
import type { Context } from '../../../platform/work/context.js';
import { loaderBy } from '../../../platform/work/loader.js';
import { db } from '../sellers.tables.js';
import type { SellerFiguresType } from './seller-list.types.js';

const findFigures = statement(($: Named<{ ids: readonly string[] }>) =>
  db
    .selectFrom('sellerListing')
    .select(['id', 'totalShipments', 'shopCount', 'activeShopCount', 'lastShipmentAt'])
    .where('id', '=', anyOf($.ids)),
);

const figuresLoader = loaderBy<string, SellerFiguresType & { id: string }>(
  async (ids, { sql }) =>
    (await findFigures(sql, { ids })).map(({ totalShipments, ...row }) => ({ ...row, totalShipments: Number(totalShipments) })),
  ({ id }) => id,
);

export async function figuresOf(context: Context, sellerId: string): Promise<SellerFiguresType | null> {
  return context.load(figuresLoader, sellerId);
}
