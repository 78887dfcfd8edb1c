import type { Actor } from '../../kernel/actor.js';
import { normaliseDomain } from '../../kernel/domain-name.js';
import { refuse, refuseFields } from '../../kernel/errors.js';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named } from '../../platform/db/statement.js';
import { namesOtherShop } from '../shops/index.js';
import { db } from './checkout.tables.js';

/** An order as its store names it. */
export interface OrderNumber {
  readonly orderNumber: number;
  /** A shop token speaks of its own shop alone; it need not say so. */
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

/** The id of the order with this number. ORDER_NOT_FOUND also for orders of others; who may act on it is decided by its id. */
export async function orderIdByNumber(sql: RunSql, actor: Actor, { orderNumber, shopDomain }: OrderNumber): Promise<string> {
  actor.require('order:read');
  if (namesOtherShop(actor, shopDomain)) throw refuse('ORDER_NOT_FOUND');
  const domain = actor.shop?.domain ?? normaliseDomain(shopDomain ?? '');
  if (!domain) throw refuseFields([{ field: 'shopDomain', code: 'MISSING_FIELD', message: 'is required' }]);
  const order = await findOrder.first(sql, { domain, number: BigInt(orderNumber) });
  if (!order) throw refuse('ORDER_NOT_FOUND');
  return order.id;
}
