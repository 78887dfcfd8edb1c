import type { NewMail } from '../mail.js';
import { row } from './notice-facts.js';
import { writeMail } from './write-mail.js';

export interface SellerInvited {
  readonly name: string;
  /** Good once, so that a copy of this mail is soon worth nothing. */
  readonly token: string;
  /** Where the service is. */
  readonly service: string;
  readonly expiresAt: Date;
}

/** Gives a new seller what the first password is set with. */
export const sellerInvitedMail = ({ name, token, service, expiresAt }: SellerInvited, recipient: string): NewMail =>
  writeMail(
    { kind: 'seller_invited', audience: 'seller', recipient },
    {
      subject: 'Your shipping account is ready',
      heading: `Welcome, ${name}`,
      opening:
        'An account was opened for you. Set its password with this invitation; it can be used once, and only by whoever has this mail.',
      alerts: [],
      sections: [
        {
          title: 'Invitation',
          rows: [
            row('Invitation', token),
            row('E-mail for login', recipient),
            row('Service', service),
            row('Good until', expiresAt.toISOString()),
          ],
        },
      ],
      links: [],
    },
  );
