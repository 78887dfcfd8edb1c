import type { NewMail } from '../mail.js';
import { type Letter, amount, type Row, type Section, type NoticeRecipients, writeMail } from './letter.js';
import type { OrderPlaced } from './order-facts.js';

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

/** A mail is a notice, not the record, so long orders are cut off. */
const MAX_ITEMS = 50;

const orderSections = (order: OrderPlaced): Section[] => [
  { title: 'Order', rows: orderRows(order) },
  { title: 'Consignee', rows: consigneeRows(order) },
  { title: 'Items', rows: itemRows(order) },
  { title: 'Totals', rows: totalRows(order) },
  { title: 'Payment', rows: paymentRows(order) },
  { title: 'Shipping', rows: shippingRows(order) },
];

const orderRows = ({ orderNumber, orderReference, shopDomain, shipmentReference }: OrderPlaced): Row[] => [
  row('Order number', orderNumber),
  ...(orderReference === null ? [] : [row('Order reference', orderReference)]),
  row('Shop', shopDomain),
  row('Shipment', shipmentReference),
];

const consigneeRows = ({ consignee }: OrderPlaced): Row[] => [
  row('Name', consignee.name),
  row('City', consignee.city),
  row('Country', consignee.country),
];

function itemRows({ items }: OrderPlaced): Row[] {
  const shown = items.slice(0, MAX_ITEMS).map(({ name, quantity, price }) => row(name, `${quantity} × ${amount(price)}`));
  return items.length > MAX_ITEMS ? [...shown, row('Further items', String(items.length - MAX_ITEMS))] : shown;
}

const totalRows = ({ totals }: OrderPlaced): Row[] => [
  row('Subtotal', amount(totals.subTotal)),
  row('Tax', amount(totals.tax)),
  row('Discount', amount(totals.discount)),
  row('Order value', amount(totals.orderValue)),
  ...(totals.shippingFee === null ? [] : [row('Shipping fee', amount(totals.shippingFee))]),
];

function paymentRows({ paymentStatus, collectionAmount, codFee }: OrderPlaced): Row[] {
  if (paymentStatus === 'prepaid') return [row('Payment', 'Prepaid, nothing to collect')];
  return [
    row('Payment', 'Cash on delivery'),
    ...(collectionAmount === null ? [] : [row('To collect', amount(collectionAmount))]),
    ...(codFee === null ? [] : [row('Collection fee', amount(codFee))]),
  ];
}

const BILLING: Readonly<Record<OrderPlaced['billingStatus'], string>> = {
  held: 'Held in the wallet',
  payment_required: 'Payment required',
  invoiced: 'By invoice',
};

const shippingRows = ({ carrierName, actualRate, billingStatus }: OrderPlaced): Row[] => [
  row('Carrier', carrierName),
  row('Cost', amount(actualRate)),
  row('Billing', BILLING[billingStatus]),
];

const row = (label: string, value: string): Row => ({ label, value });
