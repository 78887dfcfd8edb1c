import type { NewMail } from '../mail.js';
import { writeMail } from './write-mail.js';

export interface DisabledWebhook {
  readonly url: string;
  readonly reason: string;
  readonly at: Date;
}

/** Tells everybody concerned that a webhook was switched off, and what to do about it. */
export const webhookDisabledMails = ({ url, reason, at }: DisabledWebhook, recipients: readonly string[]): NewMail[] =>
  recipients.map((recipient) =>
    writeMail(
      { kind: 'webhook_disabled', audience: 'seller', recipient },
      {
        subject: `Your webhook ${new URL(url).host} was switched off`,
        heading: 'A webhook was switched off',
        opening: 'Events are no longer sent to it. Switch it on again when the receiver works, then recover what it has missed.',
        alerts: [],
        sections: [
          {
            title: 'Webhook',
            rows: [
              { label: 'URL', value: url },
              { label: 'Reason', value: reason },
              { label: 'Since', value: at.toISOString() },
            ],
          },
        ],
        links: [],
      },
    ),
  );
