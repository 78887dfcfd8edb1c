import type { Actor } from '../../kernel/actor.js';
import { normaliseDomain } from '../../kernel/domain-name.js';
import { refuse, refuseFields } from '../../kernel/errors.js';
import type { RunSql } from '../../platform/db/sql.js';
import { namesOtherShop } from '../shops/index.js';

/** An order as its store names it. */
export interface OrderNumber {
  readonly orderNumber: number;
  /** A shop token speaks of its own shop alone; it need not say so. */
  readonly shopDomain?: string | null;
}

/** The id of the order with this number. ORDER_NOT_FOUND also for orders of others; who may act on it is decided by its id. */
export async function orderIdByNumber(sql: RunSql, actor: Actor, { orderNumber, shopDomain }: OrderNumber): Promise<string> {
  actor.require('order:read');
  if (namesOtherShop(actor, shopDomain)) throw refuse('ORDER_NOT_FOUND');
  const domain = actor.shop?.domain ?? normaliseDomain(shopDomain ?? '');
  if (!domain) throw refuseFields([{ field: 'shopDomain', code: 'MISSING_FIELD', message: 'is required' }]);
  const [row] = await sql<{ id: string }>(
    'select o.id from "order" o join shop on shop.id = o.shop_id where shop.domain = $1 and o.order_number = $2',
    [domain, orderNumber],
  );
  if (!row) throw refuse('ORDER_NOT_FOUND');
  return row.id;
}
