import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, statement, type Named, type RowOf } from '../../platform/db/statement.js';
import type { Page, PageArgs } from '../../platform/graphql/connection.js';
import type { Context } from '../../platform/graphql/context.js';
import { countOf, readSortedPage } from '../../platform/graphql/sorted-page.js';
import { readShop } from '../shops/index.js';
import { db } from './shop-requests.tables.js';
import { MAX_KEPT } from './write-calls.js';

const findByIds = statement(($: Named<{ ids: readonly string[] }>) =>
  db.selectFrom('shopRequest').select(db.columns('shopRequest')).where('id', '=', anyOf($.ids)),
);

export type ShopRequest = Readonly<RowOf<typeof findByIds>>;

export const requestsByIds = (sql: RunSql, ids: readonly string[]): Promise<ShopRequest[]> => findByIds(sql, { ids });

export interface RequestFilter extends PageArgs {
  readonly domain: string;
  readonly failedOnly?: boolean | null;
}

/** The last requests of a shop, newest first. NOT_FOUND for shops that the caller cannot see. */
export async function listRequests(context: Context, { domain, failedOnly, ...page }: RequestFilter): Promise<Page<ShopRequest>> {
  context.actor.require('shop:manage');
  const shop = await readShop(context, domain);
  const { sql } = context;
  // Until the next write trims them, there may be a few more.
  const last = `l.id in (select id from shop_request where shop_id = $1 order by id desc limit ${MAX_KEPT})`;
  const list = { from: 'shop_request l', where: ['l.shop_id = $1', last, ...(failedOnly ? ['l.status >= 400'] : [])], values: [shop.id] };
  return readSortedPage(sql, page, {
    ...list,
    sort: [{ sql: 'l.id', type: 'uuid' }],
    descending: true,
    count: () => countOf(sql, list),
    load: (ids) => requestsByIds(sql, ids),
  });
}
