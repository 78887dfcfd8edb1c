import type { Outcome } from './shipment-outcome.js';
import { arabicNotices } from './notice-words-arabic.js';
import type { OrderPlaced } from './order-facts.js';

/** What a mail is about: an order, or the return of one. */
interface Subject {
  readonly order: (number: string) => string;
  readonly return: (reference: string) => string;
}

interface OutcomeWords {
  readonly subject: (what: string) => string;
  readonly heading: (what: string) => string;
  readonly opening: string;
}

/** The words of mails about orders to sellers and operations. */
export interface NoticeWords {
  readonly language: 'en' | 'ar';
  readonly what: Subject;
  readonly openShipment: string;
  readonly topUp: string;
  readonly track: string;
  readonly footer: { readonly each: string; readonly daily: string; readonly change: string };
  readonly order: string;
  readonly shipment: string;
  readonly return: string;
  readonly reference: string;
  readonly orderNumber: string;
  readonly orderReference: string;
  readonly shop: string;
  readonly carrier: string;
  readonly consignee: string;
  readonly goesBackTo: string;
  readonly name: string;
  readonly city: string;
  readonly country: string;
  readonly phone: string;
  readonly address: string;
  readonly reason: string;
  readonly items: string;
  readonly furtherItems: string;
  readonly totals: string;
  readonly subtotal: string;
  readonly tax: string;
  readonly discount: string;
  readonly orderValue: string;
  readonly shippingFee: string;
  readonly payment: string;
  readonly prepaid: string;
  readonly cashOnDelivery: string;
  readonly toCollect: string;
  readonly collectionFee: string;
  readonly shipping: string;
  readonly cost: string;
  readonly billing: string;
  readonly billings: Readonly<Record<OrderPlaced['billingStatus'] | 'waived', string>>;
  readonly placed: {
    readonly subject: (number: string) => string;
    readonly subjectUnpaid: (number: string) => string;
    readonly heading: (number: string) => string;
    readonly opening: (shop: string, shipment: string) => string;
    readonly topUp: (amount: string) => string;
  };
  readonly cancelled: {
    readonly subject: (what: string) => string;
    readonly heading: (what: string) => string;
    readonly opening: (what: string) => string;
    readonly money: string;
    readonly givenBack: string;
    readonly nothingBilled: string;
  };
  readonly returned: {
    readonly subject: (number: string) => string;
    readonly subjectUnpaid: (number: string) => string;
    readonly heading: (reference: string) => string;
    readonly opening: (parcel: string) => string;
    readonly topUp: (amount: string) => string;
    readonly fetchedFrom: string;
  };
  readonly outcomes: Readonly<Record<Outcome, OutcomeWords>>;
  readonly whatHappened: string;
  readonly when: string;
}

const en: NoticeWords = {
  language: 'en',
  what: { order: (number) => `order ${number}`, return: (reference) => `return ${reference}` },
  openShipment: 'Open the shipment',
  topUp: 'Top up the wallet',
  track: 'Track the shipment',
  footer: {
    each: 'You get a mail about each order.',
    daily: 'You get one mail a day about your orders, and one at once when something needs you.',
    change: 'Choose which mails you get',
  },
  order: 'Order',
  shipment: 'Shipment',
  return: 'Return',
  reference: 'Reference',
  orderNumber: 'Order number',
  orderReference: 'Order reference',
  shop: 'Shop',
  carrier: 'Carrier',
  consignee: 'Recipient',
  goesBackTo: 'Goes back to',
  name: 'Name',
  city: 'City',
  country: 'Country',
  phone: 'Phone',
  address: 'Address',
  reason: 'Reason',
  items: 'Items',
  furtherItems: 'Further items',
  totals: 'Totals',
  subtotal: 'Subtotal',
  tax: 'Tax',
  discount: 'Discount',
  orderValue: 'Order value',
  shippingFee: 'Shipping fee',
  payment: 'Payment',
  prepaid: 'Prepaid, nothing to collect',
  cashOnDelivery: 'Cash on delivery',
  toCollect: 'To collect',
  collectionFee: 'COD fee',
  shipping: 'Shipping',
  cost: 'Cost',
  billing: 'Billing',
  billings: {
    held: 'Held in the wallet',
    payment_required: 'Payment required',
    invoiced: 'By invoice',
    waived: 'Free of charge for the seller',
  },
  placed: {
    subject: (number) => `We received your order ${number}`,
    subjectUnpaid: (number) => `Payment required for your order ${number}`,
    heading: (number) => `Your order ${number}`,
    opening: (shop, shipment) => `We received the order from ${shop}. Its shipment is ${shipment}.`,
    topUp: (amount) => `Your wallet does not cover the shipping cost of ${amount}. Please top it up so that the shipment can be picked up.`,
  },
  cancelled: {
    subject: (what) => `Your ${what} has been cancelled`,
    heading: (what) => `Cancelled: ${what}`,
    opening: (what) => `The ${what} has been cancelled. Nothing will be collected.`,
    money: 'Money',
    givenBack: 'Given back',
    nothingBilled: 'Nothing was billed; the amount on hold was released',
  },
  returned: {
    subject: (number) => `A return is coming back: order ${number}`,
    subjectUnpaid: (number) => `Payment required for the return: order ${number}`,
    heading: (reference) => `Return ${reference}`,
    opening: (parcel) => `The parcel ${parcel} is being returned to you.`,
    topUp: (amount) => `Your wallet does not cover the return cost of ${amount}. Please top it up so that the parcel can be picked up.`,
    fetchedFrom: 'Fetched from',
  },
  outcomes: {
    delivered: {
      subject: (what) => `Delivered: ${what}`,
      heading: (what) => `Delivered: ${what}`,
      opening: 'The parcel was delivered.',
    },
    failed: {
      subject: (what) => `Not delivered: ${what}`,
      heading: (what) => `Delivery failed: ${what}`,
      opening: 'The parcel could not be delivered. Our operations team will agree the next step with you.',
    },
    return_to_sender: {
      subject: (what) => `Coming back: ${what}`,
      heading: (what) => `On its way back: ${what}`,
      opening: 'The parcel is on its way back to the sender.',
    },
  },
  whatHappened: 'What happened',
  when: 'When',
};

export const noticeWords: Readonly<Record<'en' | 'ar', NoticeWords>> = { en, ar: arabicNotices };
