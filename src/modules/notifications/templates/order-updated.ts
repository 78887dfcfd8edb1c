import type { NewMail } from '../mail.js';
import { row, shipmentSection, toOperations, type NoticeRecipients, type ShipmentNotice } from './letter.js';
import { noticeWords } from './notice-words.js';

export interface OrderUpdated extends ShipmentNotice {
  readonly status: string;
  readonly changes: readonly { readonly field: string; readonly before: unknown; readonly after: unknown }[];
}

const LABELS: Readonly<Record<string, string>> = {
  'customer.firstName': 'First name',
  'customer.lastName': 'Last name',
  'customer.email': 'E-mail',
  'customer.phone': 'Phone',
  'customer.company': 'Company',
  'customer.deliveryNote': 'Delivery note',
  'destinationAddress.address': 'Address',
  'destinationAddress.city': 'City',
  'destinationAddress.state': 'State',
  'destinationAddress.countryCode': 'Country code',
  'destinationAddress.country': 'Country',
  'destinationAddress.zip': 'Postal code',
  'destinationAddress.lat': 'Latitude',
  'destinationAddress.lng': 'Longitude',
  'destinationAddress.company': 'Company at the address',
  'destinationAddress.deliveryNote': 'Delivery note of the address',
  orderPaymentStatus: 'Payment',
  collectionAmount: 'Requested amount',
  effectiveCollection: 'To collect',
  codFee: 'COD fee',
  products: 'Products',
};

/** To operations, which may have printed a label or sent a driver already. */
export const orderUpdatedMails = (order: OrderUpdated, recipients: NoticeRecipients): NewMail[] => [
  toOperations('order_updated', recipients, {
    subject: `Changed: order ${order.orderNumber} from ${order.shopDomain}`,
    heading: `Order ${order.orderNumber} was changed`,
    opening: `The destination or the amount to collect has changed while the shipment is ${order.status}. Labels printed earlier are out of date.`,
    alerts: [],
    sections: [
      { title: 'What changed', rows: order.changes.map(({ field, before, after }) => row(LABELS[field] ?? field, change(before, after))) },
      shipmentSection(order, noticeWords.en),
    ],
    links: [{ label: noticeWords.en.openShipment, url: order.links.shipment }],
  }),
];

const change = (before: unknown, after: unknown): string => (Array.isArray(after) ? 'a new list' : `${shown(before)} → ${shown(after)}`);

const shown = (value: unknown): string => {
  if (typeof value === 'string') return value === '' ? 'nothing' : value;
  return typeof value === 'number' ? String(value) : 'nothing';
};
