import { refuse } from '../../kernel/errors.js';
import type { Context } from '../../platform/graphql/context.js';
import { checkOrder, type GivenOrder } from '../orders/index.js';
import { orderingShop, type OrderingShop } from './ordering-shop.js';
import { placeOrder } from './place-order.js';
import type { Placement } from './placement.js';
import { priceOrder } from './price-order.js';

/** From a store's request to a placed order: check, find the shop, price, and only then begin the transaction. */
export async function createOrder(context: Context, given: GivenOrder): Promise<Placement> {
  const { actor, services, sql } = context;
  actor.require('order:create');
  if (actor.shop) requireActivation(context, actor.shop);
  const checked = checkOrder(given, services.settings);
  const shop = await orderingShop(sql, actor, checked.domain);
  requireActivation(context, shop);
  const priced = await priceOrder({ sql, services }, checked, { sellerId: shop.sellerId, shopId: shop.id });
  return context.transact((tx) => placeOrder(tx, actor, shop, priced));
}

function requireActivation({ services }: Context, shop: Pick<OrderingShop, 'activated'>): void {
  if (!services.settings.requireActivationForOrders || shop.activated) return;
  throw refuse('UNAUTHORIZED', { reason: 'SHOP_NOT_ACTIVATED', message: 'The shop is not activated.' });
}
