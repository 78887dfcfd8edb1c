import type { Actor } from '../../kernel/actor.js';
import { normaliseDomain } from '../../kernel/domain-name.js';
import { missing, refuse, refuseFields } from '../../kernel/errors.js';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named } from '../../platform/db/statement.js';
import { namesOtherShop } from '../shops/index.js';
import { db } from './checkout.tables.js';

/** An order identified by its store's own number. */
export interface OrderNumber {
  readonly orderNumber: number;
  /** Shop tokens may omit it: they can only access their own shop. */
  readonly shopDomain?: string | null;
}

const findOrder = statement(($: Named<{ domain: string; number: bigint }>) =>
  db
    .selectFrom('order')
    .innerJoin('shop', 'shop.id', 'order.shopId')
    .select('order.id')
    .where('shop.domain', '=', $.domain)
    .where('order.orderNumber', '=', $.number),
);

/** Resolves an order number to its id. ORDER_NOT_FOUND also for other sellers' orders; permission to act on it is checked by id. */
export async function orderIdByNumber(sql: RunSql, actor: Actor, { orderNumber, shopDomain }: OrderNumber): Promise<string> {
  actor.require('order:read');
  if (namesOtherShop(actor, shopDomain)) throw refuse('ORDER_NOT_FOUND');
  const domain = actor.shop?.domain ?? normaliseDomain(shopDomain ?? '');
  if (!domain) throw refuseFields([missing('shopDomain')]);
  const order = await findOrder.first(sql, { domain, number: BigInt(orderNumber) });
  if (!order) throw refuse('ORDER_NOT_FOUND');
  return order.id;
}
