import { refuse } from '../../kernel/errors.js';
import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, statement, type Named, type Statement } from '../../platform/db/statement.js';
import type { Context } from '../../platform/work/context.js';
import { loaderBy } from '../../platform/work/loader.js';
import { loadersFor, SelectedColumns } from '../../platform/graphql/selected-columns.js';
import { isUuid } from '../../platform/ids.js';
import { SELLER_COLUMNS, sellerOf, type Seller, type SellerRow } from './seller.row.js';
import { db } from './sellers.tables.js';

type Search = Statement<{ ids: readonly string[] }, SellerRow>;

const searchFor = (columns: readonly (keyof SellerRow)[]): Search =>
  statement(($: Named<{ ids: readonly string[] }>) => db.selectFrom('seller').select(columns).where('id', '=', anyOf($.ids)));

const findSellers = searchFor(SELLER_COLUMNS);

/** Loads many sellers in one statement, in no particular order. */
export const sellersById = async (sql: RunSql, ids: readonly string[]): Promise<Seller[]> =>
  (await findSellers(sql, { ids })).map(sellerOf);

export const sellerLoaders = loadersFor(
  new SelectedColumns('Seller', SELLER_COLUMNS, ['id'], {
    name: ['firstName', 'lastName'],
    displayName: ['firstName', 'lastName', 'company'],
  }),
  (columns: readonly (keyof SellerRow)[]) => {
    const find = searchFor(columns);
    return loaderBy<string, Seller>(
      async (ids, { sql }) => (await find(sql, { ids })).map(sellerOf),
      (seller) => seller.id,
    );
  },
);

export const sellerLoader = sellerLoaders.whole;

/** SELLER_NOT_FOUND also for sellers outside the caller's scope, so that ids cannot be probed. */
export async function sellerById(context: Context, id: string): Promise<Seller> {
  const seller = isUuid(id) ? await context.load(sellerLoader, id) : null;
  if (!seller || !context.actor.owns({ sellerId: seller.id })) throw refuse('SELLER_NOT_FOUND');
  return seller;
}
