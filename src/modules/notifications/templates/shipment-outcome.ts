import { localTime } from '../../../kernel/local-time.js';
import type { NewMail } from '../mail.js';
import { row, shipmentSection, subjectOf, toSellers, type Letter, type NoticeRecipients, type ShipmentNotice } from './letter.js';
import type { NoticeWords } from './notice-words.js';

export const outcomes = ['delivered', 'failed', 'return_to_sender'] as const;
export type Outcome = (typeof outcomes)[number];

export interface ShipmentOutcome extends ShipmentNotice {
  readonly outcome: Outcome;
  readonly happenedAt: Date;
  /** By the language of the mail. */
  readonly reason: (language: NoticeWords['language']) => string | null;
  readonly trackingUrl: string | null;
}

/** To the seller's recipients: how delivery ended. */
export const shipmentOutcomeMails = (shipment: ShipmentOutcome, recipients: NoticeRecipients): NewMail[] =>
  toSellers(`shipment_${shipment.outcome}`, recipients, (words) => letterOf(shipment, words, recipients.timeZone));

function letterOf(shipment: ShipmentOutcome, words: NoticeWords, timeZone: string): Letter {
  const { subject, heading, opening } = words.outcomes[shipment.outcome];
  const what = subjectOf(shipment, words);
  const reason = shipment.reason(words.language);
  return {
    language: words.language,
    subject: subject(what),
    heading: heading(what),
    opening,
    alerts: reason === null ? [] : [reason],
    sections: [
      shipmentSection(shipment, words),
      { title: words.whatHappened, rows: [row(words.when, localTime(shipment.happenedAt, timeZone, words.language))] },
    ],
    links: [
      { label: words.openShipment, url: shipment.links.shipment },
      ...(shipment.trackingUrl === null ? [] : [{ label: words.track, url: shipment.trackingUrl }]),
    ],
  };
}
