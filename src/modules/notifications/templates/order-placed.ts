import type { NewMail } from '../mail.js';
import { type Letter, amount } from './letter.js';
import type { NoticeRecipients } from './notice-facts.js';
import type { OrderPlaced } from './order-facts.js';
import { orderSections } from './order-sections.js';
import { writeMail } from './write-mail.js';

/** The mail to operations and the mails to the seller's recipients, in this order. */
export const orderPlacedMails = (order: OrderPlaced, recipients: NoticeRecipients): NewMail[] => [
  writeMail({ kind: 'order_placed', audience: 'operations', recipient: recipients.operations }, operationsLetter(order)),
  ...recipients.sellers.map((recipient) => writeMail({ kind: 'order_placed', audience: 'seller', recipient }, sellerLetter(order))),
];

function operationsLetter(order: OrderPlaced): Letter {
  const unpaid = order.billingStatus === 'payment_required';
  return {
    subject: `${unpaid ? 'Payment required: order' : 'New order'} ${order.orderNumber} from ${order.shopDomain}`,
    heading: `New order ${order.orderNumber}`,
    opening: `${order.shopDomain} placed an order. Its shipment ${order.shipmentReference} is waiting to be fulfilled.`,
    alerts: [
      ...(unpaid ? [`The seller's wallet does not cover the shipping cost of ${amount(order.actualRate)}.`] : []),
      ...order.warnings,
    ],
    sections: orderSections(order),
    links: linksOf(order),
  };
}

function sellerLetter(order: OrderPlaced): Letter {
  const unpaid = order.billingStatus === 'payment_required';
  return {
    subject: `${unpaid ? 'Payment required for your order' : 'We received your order'} ${order.orderNumber}`,
    heading: `Your order ${order.orderNumber}`,
    opening: `We received the order from ${order.shopDomain}. Its shipment is ${order.shipmentReference}.`,
    alerts: [...(unpaid ? [topUpRequest(order)] : []), ...order.warnings],
    sections: orderSections(order),
    links: linksOf(order),
  };
}

const topUpRequest = ({ actualRate }: OrderPlaced): string =>
  `Your wallet does not cover the shipping cost of ${amount(actualRate)}. Please top it up so that the shipment can be picked up.`;

const linksOf = ({ links }: OrderPlaced): Letter['links'] => [
  ...(links.tracking === undefined ? [] : [{ label: 'Track the shipment', url: links.tracking }]),
  ...(links.label === undefined ? [] : [{ label: 'Shipping label', url: links.label }]),
];
