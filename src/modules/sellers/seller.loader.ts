import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, statement, type Named, type Statement } from '../../platform/db/statement.js';
import { loaderBy } from '../../platform/graphql/loader.js';
import { loadersFor, SelectedColumns } from '../../platform/graphql/selected-columns.js';
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
