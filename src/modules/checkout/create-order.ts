import { requireActivation, type Actor } from '../../kernel/actor.js';
import { refuse, refuseAt } from '../../kernel/errors.js';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Context } from '../../platform/work/context.js';
import type { Parcel } from '../carriers/index.js';
import { type CheckedOrder, checkOrder, type CreateOrderInput, type RecipientRule } from '../orders/index.js';
import { assertAsShown, type Shown } from './as-shown.rules.js';
import { earlierPlacement, placeOrder, type OrderingShop, type Placement } from './place-order.js';
import { priceOrder, type PricedOrder } from './price-order.js';
import { db } from './checkout.tables.js';
import type { CheckoutServices } from './services.js';

/** What placing an order needs of a request, or of a job. */
export type Ordering = Pick<Context<CheckoutServices>, 'actor' | 'services' | 'sql' | 'transact'>;

/** Records the result of an order, in the transaction that places it. */
export type OnPlaced = (tx: Tx<CheckoutServices>, placement: Placement) => Promise<void>;

interface Placing {
  readonly onPlaced?: OnPlaced;
  /** Weighed and measured as a whole; else the parcel follows from the products. */
  readonly parcel?: Parcel | null;
  /** The order comes from a file and its reference is its name in the store: the store gets ORDER_EXISTS if it sends the order too. */
  readonly ofFile?: boolean;
  readonly recipient?: RecipientRule;
  readonly shown?: Shown;
}

/** Places an order from a store's request: validates, selects the shop, prices, and only then begins the transaction. */
export async function createOrder(
  context: Ordering,
  given: CreateOrderInput,
  { onPlaced, parcel, recipient, shown, ofFile = false }: Placing = {},
): Promise<Placement> {
  const { actor, services, sql } = context;
  actor.require('order:create');
  // A store learns it before its order is checked; other callers name the shop in the order.
  requireActivation(actor.shop, services.settings);
  const checked = checkOrder(given, services.settings, recipient);
  const shop = await orderingShop(sql, actor, checked.domain);
  if (!actor.shop) requireActivation(shop, services.settings);
  const priced = await pricedOrEarlier(context, shop, checked, { parcel: parcel ?? null, shown });
  if ('replayed' in priced && !onPlaced) return priced;
  return context.transact(async (tx) => {
    const placement = 'replayed' in priced ? priced : await placeOrder(tx, actor, { shop, priced, ofFile });
    await onPlaced?.(tx, placement);
    return placement;
  });
}

/** Repeated orders return the original result, even if the order would be refused today. */
async function pricedOrEarlier(
  { sql, services }: Ordering,
  shop: OrderingShop,
  order: CheckedOrder,
  { parcel, shown }: { readonly parcel: Parcel | null; readonly shown: Shown | undefined },
): Promise<PricedOrder | Placement> {
  try {
    const priced = await priceOrder({ sql, services }, order, { sellerId: shop.sellerId, shopId: shop.id, isTest: shop.isTest, parcel });
    if (shown) assertAsShown(priced, shown);
    return priced;
  } catch (refusal) {
    const earlier = await earlierPlacement(sql, shop, order);
    if (earlier) return earlier;
    throw refusal;
  }
}

const findShop = statement(($: Named<{ domain: string }>) =>
  db
    .selectFrom('shop')
    .select(['id', 'domain', 'sellerId', 'activated', 'clockAheadMs'])
    .select((eb) => eb('mode', '=', 'test').$castTo<boolean>().as('isTest'))
    .where('domain', '=', $.domain),
);

/** Finds the shop of an order: its own for a shop token, the named one for a seller or the operator. SHOP_DOMAIN_MISMATCH, NOT_FOUND. */
async function orderingShop(sql: RunSql, actor: Actor, domain: string): Promise<OrderingShop> {
  const { shop, sellerId } = actor;
  if (shop && sellerId) {
    if (shop.domain === domain) return { ...shop, sellerId };
    throw refuseAt('order.shopDomain', 'SHOP_DOMAIN_MISMATCH.order', { domain, shop: shop.domain });
  }
  const named = await findShop.first(sql, { domain });
  if (!named || !actor.owns({ sellerId: named.sellerId })) throw refuse('NOT_FOUND.shop');
  return named;
}
