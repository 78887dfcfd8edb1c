import { loaderBy } from '../../platform/graphql/loader.js';
import { SELLER_COLUMNS, sellerOf, type Seller, type SellerRow } from './seller.entity.js';

export const sellerLoader = loaderBy<string, Seller>(
  async (ids, { sql }) => (await sql<SellerRow>(`select ${SELLER_COLUMNS} from seller where id = any($1::uuid[])`, [ids])).map(sellerOf),
  (seller) => seller.id,
);
