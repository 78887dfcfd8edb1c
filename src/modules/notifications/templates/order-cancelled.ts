import type { Money } from '../../../kernel/money.js';
import type { NewMail } from '../mail.js';
import {
  amount,
  row,
  shipmentSection,
  subjectOf,
  toOperations,
  toSellers,
  type Letter,
  type NoticeRecipients,
  type ShipmentNotice,
} from './letter.js';
import { noticeWords, type NoticeWords } from './notice-words.js';

export interface OrderCancelled extends ShipmentNotice {
  /** 0 when nothing was billed. */
  readonly refunded: Money;
}

/** To the seller's recipients, and to operations, which may have a driver on the way. */
export function orderCancelledMails(order: OrderCancelled, recipients: NoticeRecipients): NewMail[] {
  const what = subjectOf(order, noticeWords.en);
  return [
    ...toSellers('order_cancelled', recipients, (words) => sellerLetter(order, words)),
    toOperations('order_cancelled', recipients, {
      ...sellerLetter(order, noticeWords.en),
      subject: `Cancelled: ${what} from ${order.shopDomain}`,
      opening: `The ${what} has been cancelled. Do not collect the parcel.`,
    }),
  ];
}

function sellerLetter(order: OrderCancelled, words: NoticeWords): Letter {
  const { subject, heading, opening, money, givenBack, nothingBilled } = words.cancelled;
  const what = subjectOf(order, words);
  const refunded = order.refunded.minor === 0n ? nothingBilled : amount(order.refunded);
  return {
    language: words.language,
    subject: subject(what),
    heading: heading(what),
    opening: opening(what),
    alerts: [],
    sections: [shipmentSection(order, words), { title: money, rows: [row(givenBack, refunded)] }],
    links: [{ label: words.openShipment, url: order.links.shipment }],
  };
}
