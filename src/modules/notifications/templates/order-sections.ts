import { type Row, type Section, amount } from './letter.js';
import type { OrderPlaced } from './order-facts.js';

/** A mail is a notice, not the record, so long orders are cut off. */
const MAX_ITEMS = 50;

export const orderSections = (order: OrderPlaced): Section[] => [
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
