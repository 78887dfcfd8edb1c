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

export interface OrderCancelled extends ShipmentNotice {
  /** 0 when nothing was billed. */
  readonly refunded: Money;
}

/** To the seller's recipients, and to operations, which may have a driver on the way. */
export function orderCancelledMails(order: OrderCancelled, recipients: NoticeRecipients): NewMail[] {
  const what = order.isReturn ? `return ${order.shipmentReference}` : `order ${order.orderNumber}`;
  const letter = (opening: string, subject: string): Letter => ({
    subject,
    heading: `Cancelled: ${what}`,
    opening,
    alerts: [],
    sections: [shipmentSection(order), { title: 'Money', rows: [row('Given back', refundOf(order))] }],
    links: [],
  });
  return [
    ...toSellers(
      'order_cancelled',
      recipients,
      letter(`The ${what} has been cancelled. Nothing will be collected.`, `Your ${what} has been cancelled`),
    ),
    toOperations(
      'order_cancelled',
      recipients,
      letter(`The ${what} has been cancelled. Do not collect the parcel.`, `Cancelled: ${what} from ${order.shopDomain}`),
    ),
  ];
}

const refundOf = ({ refunded }: OrderCancelled): string =>
  refunded.minor === 0n ? 'Nothing was billed; the amount on hold was released' : amount(refunded);
