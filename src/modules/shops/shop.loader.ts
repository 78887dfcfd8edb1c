import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import { loaderBy } from '../../platform/graphql/loader.js';
import { SHOP_COLUMNS, type Shop } from './shop.row.js';
import { db } from './shops.tables.js';

const findShops = statement(($: Named<{ ids: readonly string[] }>) =>
  db.selectFrom('shop').select(SHOP_COLUMNS).where('id', '=', anyOf($.ids)),
);

export const shopLoader = loaderBy<string, Shop>(
  (ids, { sql }) => findShops(sql, { ids }),
  (shop) => shop.id,
);
