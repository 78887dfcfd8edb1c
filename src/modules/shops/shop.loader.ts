import { loaderBy } from '../../platform/graphql/loader.js';
import { SHOP_COLUMNS, type Shop } from './shop.entity.js';

export const shopLoader = loaderBy<string, Shop>(
  (ids, { sql }) => sql<Shop>(`select ${SHOP_COLUMNS} from shop where id = any($1::uuid[])`, [ids]),
  (shop) => shop.id,
);
