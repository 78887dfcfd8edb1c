import { sql as raw } from 'kysely';
import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import type { RedactedCall } from './redacted-call.rules.js';
import { db } from './shop-requests.tables.js';

/** Of each shop. Requests that only name it are counted apart, so that no one can push out those of the shop itself. */
export const MAX_KEPT = 50;
export const MAX_STRANGERS = 10;

export interface HeldCall extends RedactedCall {
  readonly id: string;
  /** Null for a request that only names its shop, by this domain. */
  readonly shopId: string | null;
  readonly domain: string | null;
  readonly createdAt: Date;
}

const findShops = statement(($: Named<{ domains: readonly string[] }>) =>
  db.selectFrom('shop').select(['id', 'domain']).where('domain', '=', anyOf($.domains)),
);

/** Rows that another process is about to delete are left to it. */
const trim = statement(($: Named<{ shopIds: readonly string[] }>) =>
  db.deleteFrom('shopRequest').where(
    'id',
    '=',
    raw<string>`any(array(${db
      .selectFrom('shopRequest as r')
      .select('r.id')
      .where('r.id', 'in', (eb) =>
        eb
          .selectFrom((each) =>
            each
              .selectFrom('shopRequest as s')
              .select(['s.id', 's.isAuthenticated'])
              .select(raw<bigint>`row_number() over (partition by s.shop_id, s.is_authenticated order by s.id desc)`.as('place'))
              .where('s.shopId', '=', anyOf($.shopIds))
              .as('placed'),
          )
          .select('placed.id')
          .where(
            'placed.place',
            '>',
            raw<bigint>`case when placed.is_authenticated then ${raw.lit(MAX_KEPT)} else ${raw.lit(MAX_STRANGERS)} end`,
          ),
      )
      .forUpdate()
      .skipLocked()}))`,
  ),
);

/** Writes requests and deletes those that are no longer among the last of their shop. Domains of no shop are dropped. */
export async function writeCalls(sql: RunSql, held: readonly HeldCall[]): Promise<void> {
  const domains = [...new Set(held.flatMap(({ domain }) => domain ?? []))];
  const found = domains.length === 0 ? [] : await findShops(sql, { domains });
  const shops = new Map(found.map(({ id, domain }) => [domain, id]));
  const rows = held.flatMap(({ domain, shopId, ...call }) => {
    const owner = shopId ?? shops.get(domain ?? '');
    return owner === undefined ? [] : [{ ...call, shopId: owner }];
  });
  if (rows.length === 0) return;
  await db.insertAll(sql, 'shopRequest', rows);
  await trim(sql, { shopIds: [...new Set(rows.map(({ shopId }) => shopId))] });
}
