import { money } from '../../kernel/money.js';
import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, statement, type Named, type RowOf } from '../../platform/db/statement.js';
import type { OrderPlaced } from '../notifications/index.js';
import { orderValue } from '../orders/index.js';
import { db } from './shipment-notifications.tables.js';
import type { NoticeFacts } from './read-facts.js';

const ordersOf = statement(($: Named<{ ids: readonly string[] }>) =>
  db
    .selectFrom('order')
    .select(['id', 'currency', 'subTotalMinor', 'taxMinor', 'discountMinor', 'shippingFeeMinor', 'paymentStatus', 'collectionMinor'])
    .select(['codFeeMinor', 'destination', 'warnings'])
    .where('id', '=', anyOf($.ids)),
);
const linesOf = statement(($: Named<{ ids: readonly string[] }>) =>
  db
    .selectFrom('orderLine')
    .select(['orderId', 'name', 'quantity', 'priceMinor'])
    .where('orderId', '=', anyOf($.ids))
    .orderBy('orderId')
    .orderBy('line'),
);

/** Additional facts for mails about new orders, by order id. */
export async function placedOrders(sql: RunSql, facts: readonly NoticeFacts[]): Promise<ReadonlyMap<string, OrderPlaced>> {
  if (facts.length === 0) return new Map();
  const ids = facts.map(({ orderId }) => orderId);
  const [orders, lines] = await Promise.all([ordersOf(sql, { ids }), linesOf(sql, { ids })]);
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  const byId = new Map(orders.map((order) => [order.id, order]));
  return new Map(
    facts.flatMap((known) => {
      const order = byId.get(known.orderId);
      return order ? [[known.orderId, placedOf(known, order, byOrder.get(known.orderId) ?? [])]] : [];
    }),
  );
}

function placedOf(facts: NoticeFacts, order: RowOf<typeof ordersOf>, lines: readonly RowOf<typeof linesOf>[]): OrderPlaced {
  const amount = (minor: bigint) => money(minor, order.currency);
  const { subTotalMinor: subTotal, taxMinor: tax, discountMinor: discount } = order;
  const isCod = order.paymentStatus === 'postpaid';
  const { orderNumber, orderReference, shopDomain, shipmentReference, carrierName, consignee, rate, billing } = facts;
  return {
    ...{ orderNumber, orderReference, shopDomain, shipmentReference, carrierName },
    consignee: { ...consignee, country: order.destination.country },
    items: lines.map(({ name, quantity, priceMinor }) => ({ name, quantity, price: amount(priceMinor) })),
    totals: {
      subTotal: amount(subTotal),
      tax: amount(tax),
      discount: amount(discount),
      orderValue: amount(orderValue({ subTotal, tax, discount })),
      shippingFee: order.shippingFeeMinor === null ? null : amount(order.shippingFeeMinor),
    },
    paymentStatus: order.paymentStatus,
    collectionAmount: isCod ? amount(order.collectionMinor) : null,
    codFee: isCod ? amount(order.codFeeMinor) : null,
    actualRate: rate,
    // A waived charge is never owed.
    billingStatus: billing === 'waived' ? 'held' : billing,
    warnings: order.warnings.map(({ message }) => message),
    links: facts.links,
  };
}
