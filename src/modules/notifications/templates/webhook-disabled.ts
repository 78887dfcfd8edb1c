import type { NewMail } from '../mail.js';
import { moment, writeMail } from './letter.js';

export interface DisabledWebhook {
  readonly url: string;
  readonly reason: string;
  readonly at: Date;
}

/** Tells the owners of a webhook that it was disabled, and how to recover. */
export const webhookDisabledMails = ({ url, reason, at }: DisabledWebhook, recipients: readonly string[]): NewMail[] =>
  recipients.map((recipient) =>
    writeMail(
      { kind: 'webhook_disabled', audience: 'seller', recipient },
      {
        subject: `Your webhook ${new URL(url).host} was disabled`,
        heading: 'A webhook was disabled',
        opening: 'It no longer receives events. Enable it again once the receiver works, then recover the missed events.',
        alerts: [],
        sections: [
          {
            title: 'Webhook',
            rows: [
              { label: 'URL', value: url },
              { label: 'Reason', value: reason },
              { label: 'Since', value: moment(at, 'en') },
            ],
          },
        ],
        links: [],
      },
    ),
  );
