import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named } from '../../platform/db/statement.js';
import { db } from './checkout.tables.js';

/** The shop that an order belongs to. */
export interface OrderingShop {
  readonly id: string;
  readonly domain: string;
  readonly sellerId: string;
  readonly activated: boolean;
}

const findShop = statement(($: Named<{ domain: string }>) =>
  db.selectFrom('shop').select(['id', 'domain', 'sellerId', 'activated']).where('domain', '=', $.domain),
);

/** Finds the shop of an order: its own for a shop token, the named one for a seller or the operator. SHOP_DOMAIN_MISMATCH, NOT_FOUND. */
export async function orderingShop(sql: RunSql, actor: Actor, domain: string): Promise<OrderingShop> {
  const { shop, sellerId } = actor;
  if (shop && sellerId) {
    if (shop.domain === domain) return { ...shop, sellerId };
    const message = `The order is for ${domain}, the token for ${shop.domain}.`;
    throw refuse('SHOP_DOMAIN_MISMATCH', { message, errors: [{ field: 'order.shopDomain', code: 'SHOP_DOMAIN_MISMATCH', message }] });
  }
  const named = await findShop.first(sql, { domain });
  if (!named || !actor.owns({ sellerId: named.sellerId })) throw refuse('NOT_FOUND', { message: 'Shop not found.' });
  return named;
}
