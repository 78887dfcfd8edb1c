import type { Money } from '../../../kernel/money.js';
import type { NewMail } from '../mail.js';
import {
  amount,
  row,
  shipmentSection,
  toOperations,
  toSellers,
  type Letter,
  type NoticeRecipients,
  type ShipmentNotice,
} from './letter.js';
import { noticeWords, type NoticeWords } from './notice-words.js';

export interface ReturnCreated extends ShipmentNotice {
  readonly originalReference: string;
  readonly pickup: { readonly name: string; readonly phone: string | null; readonly address: string; readonly city: string };
  readonly reason: string | null;
  readonly rate: Money;
  readonly billing: 'held' | 'payment_required' | 'invoiced' | 'waived';
}

/** To the seller's recipients and to operations, which picks up the parcel. */
export const returnCreatedMails = (made: ReturnCreated, recipients: NoticeRecipients): NewMail[] => [
  ...toSellers('return_created', recipients, (words) => sellerLetter(made, words)),
  toOperations('return_created', recipients, operationsLetter(made)),
];

const isUnpaid = ({ billing }: ReturnCreated): boolean => billing === 'payment_required';

function sellerLetter(made: ReturnCreated, words: NoticeWords): Letter {
  const { subject, subjectUnpaid, heading, opening, topUp } = words.returned;
  const open = { label: words.openShipment, url: made.links.shipment };
  return {
    language: words.language,
    subject: (isUnpaid(made) ? subjectUnpaid : subject)(made.orderNumber),
    heading: heading(made.shipmentReference),
    opening: opening(made.originalReference),
    alerts: isUnpaid(made) ? [topUp(amount(made.rate))] : [],
    sections: sectionsOf(made, words),
    links: isUnpaid(made) ? [{ label: words.topUp, url: made.links.wallet }, open] : [open],
  };
}

const operationsLetter = (made: ReturnCreated): Letter => ({
  ...sellerLetter(made, noticeWords.en),
  subject: `${isUnpaid(made) ? 'Payment required: return' : 'New return'} of order ${made.orderNumber} from ${made.shopDomain}`,
  heading: `New return ${made.shipmentReference}`,
  opening: `Please pick up the parcel ${made.originalReference} from ${made.pickup.name} in ${made.pickup.city}.`,
  alerts: isUnpaid(made) ? [`The seller's wallet does not cover the return cost of ${amount(made.rate)}.`] : [],
  links: [{ label: noticeWords.en.openShipment, url: made.links.shipment }],
});

const sectionsOf = (made: ReturnCreated, words: NoticeWords): Letter['sections'] => [
  shipmentSection(made, words),
  {
    title: words.returned.fetchedFrom,
    rows: [
      row(words.name, made.pickup.name),
      ...(made.pickup.phone === null ? [] : [row(words.phone, made.pickup.phone)]),
      row(words.address, `${made.pickup.address}, ${made.pickup.city}`),
      ...(made.reason === null ? [] : [row(words.reason, made.reason)]),
    ],
  },
  { title: words.shipping, rows: [row(words.cost, amount(made.rate)), row(words.billing, words.billings[made.billing])] },
];
