import { refuse } from '../../kernel/errors.js';
import { normaliseDomain } from '../../kernel/domain-name.js';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import type { Shop } from './shop.row.js';
import { SHOP_COLUMNS } from './shop.row.js';
import { db } from './shops.tables.js';

const DOMAIN = /^manual-[0-9a-f]{32}\.internal$/;

/** The domain of the shop that holds a seller's orders of no store. No store can have it: `.internal` is not in the public DNS. */
const manualDomain = (sellerId: string): string => `manual-${sellerId.replaceAll('-', '')}.internal`;

export const isManualDomain = (domain: string): boolean => DOMAIN.test(domain);

const findByDomain = statement(($: Named<{ domain: string }>) => db.selectFrom('shop').select(SHOP_COLUMNS).where('domain', '=', $.domain));

const findSeller = statement(($: Named<{ id: string }>) =>
  db.selectFrom('seller').select(['firstName', 'lastName']).where('id', '=', $.id),
);

const insert = statement(($: Named<Pick<Shop, 'id' | 'sellerId' | 'domain' | 'name' | 'url'>>) =>
  db
    .insertInto('shop')
    .values({ id: $.id, sellerId: $.sellerId, domain: $.domain, name: $.name, platform: 'manual', url: $.url, activated: true })
    .onConflict((conflict) => conflict.column('domain').doNothing()),
);

/** The shop with this domain, no matter who owns it. */
export const shopByDomain = (sql: RunSql, domain: string): Promise<Shop | undefined> =>
  findByDomain.first(sql, { domain: normaliseDomain(domain) ?? '' });

/** The shop that holds a seller's orders of no store; made with the first of them. SELLER_NOT_FOUND. */
export async function ensureManualShop(tx: Tx, sellerId: string): Promise<Shop> {
  const domain = manualDomain(sellerId);
  const known = await findByDomain.first(tx.sql, { domain });
  if (known) return known;
  const seller = await findSeller.first(tx.sql, { id: sellerId });
  if (!seller) throw refuse('SELLER_NOT_FOUND');
  const name = `${seller.firstName} ${seller.lastName}`.slice(0, 200);
  await insert(tx.sql, { id: newId(), sellerId, domain, name, url: tx.services.publicUrl() });
  const made = await findByDomain.first(tx.sql, { domain });
  if (!made) throw new Error(`The manual shop of seller ${sellerId} was not made.`);
  return made;
}
