import { shopNotActivated } from '../../kernel/errors.js';
import type { Context } from '../../platform/graphql/context.js';
import { type CheckedOrder, checkOrder, type CreateOrderInput } from '../orders/index.js';
import type { RatingServices } from '../rating/index.js';
import { orderingShop, type OrderingShop } from './ordering-shop.js';
import { earlierPlacement, placeOrder } from './place-order.js';
import type { Placement } from './placement.js';
import { priceOrder, type PricedOrder } from './price-order.js';

/** Places an order from a store's request: validates, selects the shop, prices, and only then begins the transaction. */
export async function createOrder(context: Context<RatingServices>, given: CreateOrderInput): Promise<Placement> {
  const { actor, services, sql } = context;
  actor.require('order:create');
  // A store is told before its order is checked; other callers name the shop in the order.
  if (actor.shop) requireActivation(context, actor.shop);
  const checked = checkOrder(given, services.settings);
  const shop = await orderingShop(sql, actor, checked.domain);
  if (!actor.shop) requireActivation(context, shop);
  const priced = await pricedOrEarlier(context, shop, checked);
  return 'replayed' in priced ? priced : context.transact((tx) => placeOrder(tx, actor, shop, priced));
}

/** Repeated orders return the original result, even if the order would be refused today. */
async function pricedOrEarlier(
  { sql, services }: Context<RatingServices>,
  shop: OrderingShop,
  order: CheckedOrder,
): Promise<PricedOrder | Placement> {
  try {
    return await priceOrder({ sql, services }, order, { sellerId: shop.sellerId, shopId: shop.id });
  } catch (refusal) {
    const earlier = await earlierPlacement(sql, shop, order);
    if (earlier) return earlier;
    throw refusal;
  }
}

function requireActivation({ services }: Context, shop: Pick<OrderingShop, 'activated'>): void {
  if (!services.settings.requireActivationForOrders || shop.activated) return;
  throw shopNotActivated();
}
