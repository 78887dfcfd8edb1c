import type { RunSql } from '../../platform/db/sql.js';
import { loaderBy } from '../../platform/graphql/loader.js';
import { SELLER_COLUMNS, sellerOf, type Seller, type SellerRow } from './seller.entity.js';

/** Many sellers in one statement, in no order. */
export const sellersById = async (sql: RunSql, ids: readonly string[]): Promise<Seller[]> =>
  (await sql<SellerRow>(`select ${SELLER_COLUMNS} from seller where id = any($1::uuid[])`, [ids])).map(sellerOf);

export const sellerLoader = loaderBy<string, Seller>(
  (ids, { sql }) => sellersById(sql, ids),
  (seller) => seller.id,
);
