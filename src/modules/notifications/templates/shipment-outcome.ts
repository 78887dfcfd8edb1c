import type { NewMail } from '../mail.js';
import { type Letter, row, shipmentSection, toSellers, type NoticeRecipients, type ShipmentNotice } from './letter.js';

export const outcomes = ['delivered', 'failed', 'return_to_sender'] as const;
export type Outcome = (typeof outcomes)[number];

export interface ShipmentOutcome extends ShipmentNotice {
  readonly outcome: Outcome;
  /** When it happened, in UTC. */
  readonly happenedAt: string;
  readonly reason: string | null;
  readonly trackingUrl: string | null;
}

const WORDS: Readonly<Record<Outcome, { readonly subject: string; readonly heading: string; readonly opening: string }>> = {
  delivered: { subject: 'Delivered:', heading: 'Delivered', opening: 'The parcel was delivered.' },
  failed: {
    subject: 'Not delivered:',
    heading: 'Delivery failed',
    opening: 'The parcel could not be delivered. Our operations team will agree the next step with you.',
  },
  return_to_sender: { subject: 'Coming back:', heading: 'On its way back', opening: 'The parcel is on its way back to the sender.' },
};

/** To the seller's recipients: how delivery ended. */
export function shipmentOutcomeMails(shipment: ShipmentOutcome, recipients: NoticeRecipients): NewMail[] {
  const words = WORDS[shipment.outcome];
  const what = shipment.isReturn ? `return ${shipment.shipmentReference}` : `order ${shipment.orderNumber}`;
  const letter: Letter = {
    subject: `${words.subject} ${what}`,
    heading: `${words.heading}: ${what}`,
    opening: words.opening,
    alerts: shipment.reason === null ? [] : [shipment.reason],
    sections: [shipmentSection(shipment), { title: 'What happened', rows: [row('When', shipment.happenedAt)] }],
    links: shipment.trackingUrl === null ? [] : [{ label: 'Track the shipment', url: shipment.trackingUrl }],
  };
  return toSellers(`shipment_${shipment.outcome}`, recipients, letter);
}
