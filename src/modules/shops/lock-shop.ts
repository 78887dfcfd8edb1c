import type { Actor } from '../../kernel/actor.js';
import { normaliseDomain } from '../../kernel/domain-name.js';
import { refuse } from '../../kernel/errors.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { SHOP_COLUMNS, type Shop } from './shop.row.js';
import { db } from './shops.tables.js';

const lockById = statement(($: Named<{ id: string }>) => db.selectFrom('shop').select(SHOP_COLUMNS).where('id', '=', $.id).forUpdate());

const lockByDomain = statement(($: Named<{ domain: string }>) =>
  db.selectFrom('shop').select(SHOP_COLUMNS).where('domain', '=', $.domain).forUpdate(),
);

/** Locks the shop of a shop token, or the named shop of a seller, until the transaction ends. */
export async function lockShop(tx: Tx, actor: Actor, domain: string | null | undefined): Promise<Shop> {
  if (namesOtherShop(actor, domain)) throw refuse('NOT_FOUND.ownShop');
  const shop = actor.shopId
    ? await lockById.first(tx.sql, { id: actor.shopId })
    : await lockByDomain.first(tx.sql, { domain: normaliseDomain(domain ?? '') ?? '' });
  if (!shop || !actor.owns({ sellerId: shop.sellerId, shopId: shop.id })) throw refuse('NOT_FOUND.ownShop');
  return shop;
}

/** A shop token acts for its own shop. If the request names another shop, it is rejected. */
export function namesOtherShop(actor: Actor, domain: string | null | undefined): boolean {
  if (!actor.shop || domain == null || domain.trim() === '') return false;
  return normaliseDomain(domain) !== actor.shop.domain;
}
