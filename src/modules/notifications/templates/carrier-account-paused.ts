import type { NewMail } from '../mail.js';
import { moment, writeMail } from './letter.js';

export interface PausedAccount {
  readonly label: string;
  readonly carrier: string;
  readonly reason: string;
  readonly at: Date;
}

/** Tells the owner of a carrier account that the carrier refuses its credentials, and how to go on. */
export const carrierAccountPausedMails = ({ label, carrier, reason, at }: PausedAccount, recipients: readonly string[]): NewMail[] =>
  recipients.map((recipient) =>
    writeMail(
      { kind: 'carrier_account_paused', audience: 'seller', recipient },
      {
        subject: `Your account at ${carrier} was paused`,
        heading: 'A carrier account was paused',
        opening: 'The carrier refused its credentials, so it takes no new parcels. Enter new credentials: waiting bookings then go on.',
        alerts: [],
        sections: [
          {
            title: 'Account',
            rows: [
              { label: 'Name', value: label },
              { label: 'Carrier', value: carrier },
              { label: 'Reason', value: reason },
              { label: 'Since', value: moment(at, 'en') },
            ],
          },
        ],
        links: [],
      },
    ),
  );
