import { money } from '../../kernel/money.js';
import type { OrderPlaced } from '../mails/index.js';
import { orderValue } from '../orders/index.js';
import type { PlacedFacts } from './placement.js';

/** What the mails about a new order tell. */
export function placedFacts({ reference, shop, priced }: PlacedFacts, held: boolean): OrderPlaced {
  const { order, quote, pricing } = priced;
  const amount = (minor: bigint) => money(minor, order.currency);
  const isCod = order.paymentStatus === 'postpaid';
  return {
    orderNumber: order.orderNumber.toString(),
    orderReference: order.orderReference,
    shopDomain: shop.domain,
    shipmentReference: reference,
    consignee: {
      name: `${order.customer.firstName} ${order.customer.lastName}`,
      city: order.destination.city,
      country: order.destination.country,
    },
    items: order.products.map(({ name, quantity, priceMinor }) => ({ name, quantity, price: amount(priceMinor) })),
    totals: {
      subTotal: amount(order.subTotal),
      tax: amount(order.tax),
      discount: amount(order.discount),
      orderValue: amount(orderValue(order)),
      shippingFee: order.shippingFee === null ? null : amount(order.shippingFee),
    },
    carrierName: quote.service.name,
    paymentStatus: order.paymentStatus,
    collectionAmount: isCod ? amount(priced.collectionMinor) : null,
    codFee: isCod ? amount(priced.codFeeMinor) : null,
    actualRate: quote.actualRate,
    billingStatus: pricing.role === 'postpaid' ? 'invoiced' : held ? 'held' : 'payment_required',
    warnings: priced.warnings.map(({ message }) => message),
    links: {},
  };
}
