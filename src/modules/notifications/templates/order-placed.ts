import type { NewMail } from '../mail.js';
import { amount, row, toOperations, toSellers, type Letter, type NoticeRecipients, type Row, type Section } from './letter.js';
import { noticeWords, type NoticeWords } from './notice-words.js';
import type { OrderPlaced } from './order-facts.js';

/** The mail to operations and the mails to the seller's recipients, in this order. */
export const orderPlacedMails = (order: OrderPlaced, recipients: NoticeRecipients): NewMail[] => [
  toOperations('order_placed', recipients, operationsLetter(order)),
  ...toSellers('order_placed', recipients, (words) => sellerLetter(order, words)),
];

const isUnpaid = ({ billingStatus }: OrderPlaced): boolean => billingStatus === 'payment_required';

const operationsLetter = (order: OrderPlaced): Letter => ({
  subject: `${isUnpaid(order) ? 'Payment required: order' : 'New order'} ${order.orderNumber} from ${order.shopDomain}`,
  heading: `New order ${order.orderNumber}`,
  opening: `${order.shopDomain} placed an order. Its shipment ${order.shipmentReference} is waiting to be fulfilled.`,
  alerts: [
    ...(isUnpaid(order) ? [`The seller's wallet does not cover the shipping cost of ${amount(order.actualRate)}.`] : []),
    ...order.warnings,
  ],
  sections: orderSections(order, noticeWords.en),
  links: [{ label: noticeWords.en.openShipment, url: order.links.shipment }],
});

function sellerLetter(order: OrderPlaced, words: NoticeWords): Letter {
  const { subject, subjectUnpaid, heading, opening, topUp } = words.placed;
  const open = { label: words.openShipment, url: order.links.shipment };
  return {
    language: words.language,
    subject: (isUnpaid(order) ? subjectUnpaid : subject)(order.orderNumber),
    heading: heading(order.orderNumber),
    opening: opening(order.shopDomain, order.shipmentReference),
    alerts: [...(isUnpaid(order) ? [topUp(amount(order.actualRate))] : []), ...order.warnings],
    sections: orderSections(order, words),
    links: isUnpaid(order) ? [{ label: words.topUp, url: order.links.wallet }, open] : [open],
  };
}

/** A mail is a notice, not the record, so long orders are cut off. */
const MAX_ITEMS = 50;

const orderSections = (order: OrderPlaced, words: NoticeWords): Section[] => [
  { title: words.order, rows: orderRows(order, words) },
  { title: words.consignee, rows: consigneeRows(order, words) },
  { title: words.items, rows: itemRows(order, words) },
  { title: words.totals, rows: totalRows(order, words) },
  { title: words.payment, rows: paymentRows(order, words) },
  { title: words.shipping, rows: shippingRows(order, words) },
];

const orderRows = ({ orderNumber, orderReference, shopDomain, shipmentReference }: OrderPlaced, words: NoticeWords): Row[] => [
  row(words.orderNumber, orderNumber),
  ...(orderReference === null ? [] : [row(words.orderReference, orderReference)]),
  row(words.shop, shopDomain),
  row(words.shipment, shipmentReference),
];

const consigneeRows = ({ consignee }: OrderPlaced, words: NoticeWords): Row[] => [
  row(words.name, consignee.name),
  row(words.city, consignee.city),
  row(words.country, consignee.country),
];

function itemRows({ items }: OrderPlaced, words: NoticeWords): Row[] {
  const shown = items.slice(0, MAX_ITEMS).map(({ name, quantity, price }) => row(name, `${quantity} × ${amount(price)}`));
  return items.length > MAX_ITEMS ? [...shown, row(words.furtherItems, String(items.length - MAX_ITEMS))] : shown;
}

const totalRows = ({ totals }: OrderPlaced, words: NoticeWords): Row[] => [
  row(words.subtotal, amount(totals.subTotal)),
  row(words.tax, amount(totals.tax)),
  row(words.discount, amount(totals.discount)),
  row(words.orderValue, amount(totals.orderValue)),
  ...(totals.shippingFee === null ? [] : [row(words.shippingFee, amount(totals.shippingFee))]),
];

function paymentRows({ paymentStatus, collectionAmount, codFee }: OrderPlaced, words: NoticeWords): Row[] {
  if (paymentStatus === 'prepaid') return [row(words.payment, words.prepaid)];
  return [
    row(words.payment, words.cashOnDelivery),
    ...(collectionAmount === null ? [] : [row(words.toCollect, amount(collectionAmount))]),
    ...(codFee === null ? [] : [row(words.collectionFee, amount(codFee))]),
  ];
}

const shippingRows = ({ carrierName, actualRate, billingStatus }: OrderPlaced, words: NoticeWords): Row[] => [
  row(words.carrier, carrierName),
  row(words.cost, amount(actualRate)),
  row(words.billing, words.billings[billingStatus]),
];
