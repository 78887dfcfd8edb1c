import type { Money } from '../../../kernel/money.js';
import type { NewMail } from '../mail.js';
import {
  type Letter,
  amount,
  row,
  shipmentSection,
  toOperations,
  toSellers,
  type NoticeRecipients,
  type ShipmentNotice,
} from './letter.js';

export interface ReturnCreated extends ShipmentNotice {
  readonly originalReference: string;
  readonly pickup: { readonly name: string; readonly phone: string | null; readonly address: string; readonly city: string };
  readonly reason: string | null;
  readonly rate: Money;
  readonly billing: 'held' | 'payment_required' | 'invoiced' | 'waived';
}

const BILLING: Readonly<Record<ReturnCreated['billing'], string>> = {
  held: 'Held in the wallet',
  payment_required: 'Payment required',
  invoiced: 'By invoice',
  waived: 'Free of charge for the seller',
};

/** To the seller's recipients and to operations, which picks up the parcel. */
export const returnCreatedMails = (made: ReturnCreated, recipients: NoticeRecipients): NewMail[] => [
  ...toSellers('return_created', recipients, sellerLetter(made)),
  toOperations('return_created', recipients, operationsLetter(made)),
];

const isUnpaid = ({ billing }: ReturnCreated): boolean => billing === 'payment_required';

const sellerLetter = (made: ReturnCreated): Letter => ({
  subject: `${isUnpaid(made) ? 'Payment required for the return' : 'A return is coming back'}: order ${made.orderNumber}`,
  heading: `Return ${made.shipmentReference}`,
  opening: `The parcel ${made.originalReference} is being returned to you.`,
  alerts: isUnpaid(made)
    ? [`Your wallet does not cover the return cost of ${amount(made.rate)}. Please top it up so that the parcel can be picked up.`]
    : [],
  sections: sectionsOf(made),
  links: [],
});

const operationsLetter = (made: ReturnCreated): Letter => ({
  subject: `${isUnpaid(made) ? 'Payment required: return' : 'New return'} of order ${made.orderNumber} from ${made.shopDomain}`,
  heading: `New return ${made.shipmentReference}`,
  opening: `Please pick up the parcel ${made.originalReference} from ${made.pickup.name} in ${made.pickup.city}.`,
  alerts: isUnpaid(made) ? [`The seller's wallet does not cover the return cost of ${amount(made.rate)}.`] : [],
  sections: sectionsOf(made),
  links: [],
});

const sectionsOf = (made: ReturnCreated): Letter['sections'] => [
  shipmentSection(made),
  {
    title: 'Fetched from',
    rows: [
      row('Name', made.pickup.name),
      ...(made.pickup.phone === null ? [] : [row('Phone', made.pickup.phone)]),
      row('Address', `${made.pickup.address}, ${made.pickup.city}`),
      ...(made.reason === null ? [] : [row('Reason', made.reason)]),
    ],
  },
  {
    title: 'Shipping',
    rows: [row('Cost', amount(made.rate)), row('Billing', BILLING[made.billing])],
  },
];
