import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import { loaderBy } from '../../platform/graphql/loader.js';
import { SELLER_COLUMNS, sellerOf, type Seller } from './seller.row.js';
import { db } from './sellers.tables.js';

const findSellers = statement(($: Named<{ ids: readonly string[] }>) =>
  db.selectFrom('seller').select(SELLER_COLUMNS).where('id', '=', anyOf($.ids)),
);

/** Many sellers in one statement, in no order. */
export const sellersById = async (sql: RunSql, ids: readonly string[]): Promise<Seller[]> =>
  (await findSellers(sql, { ids })).map(sellerOf);

export const sellerLoader = loaderBy<string, Seller>(
  (ids, { sql }) => sellersById(sql, ids),
  (seller) => seller.id,
);
