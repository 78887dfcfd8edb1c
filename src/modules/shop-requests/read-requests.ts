import { sql as raw } from 'kysely';
import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, statement, type Named, type RowOf } from '../../platform/db/statement.js';
import type { Page, PageArgs } from '../../platform/graphql/connection.js';
import type { Context } from '../../platform/work/context.js';
import { listOf } from '../../platform/graphql/list-of.js';
import { ID } from '../../platform/graphql/sorted-page.js';
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

const requests = listOf(db, 'shopRequest', {
  filter: (l, { shopId, failedOnly }: PageArgs & { shopId: string; failedOnly?: boolean | null }) => [
    l.is('shopId', shopId),
    // Until the next write trims them, there may be a few more.
    raw`l.id in (select id from shop_request where shop_id = ${shopId} order by id desc limit ${raw.lit(MAX_KEPT)})`,
    failedOnly ? raw`l.status >= 400` : null,
  ],
  sort: { keys: [ID], descending: true },
  loader: (ids, { sql }) => requestsByIds(sql, ids),
});

/** The last requests of a shop, newest first. NOT_FOUND for shops that the caller cannot see. */
export async function listRequests(context: Context, { domain, ...args }: RequestFilter): Promise<Page<ShopRequest>> {
  const { id: shopId } = await readShop(context, domain);
  return requests(context, { ...args, shopId });
}
