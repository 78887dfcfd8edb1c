import type { NewMail } from '../mail.js';
import { writeMail } from './write-mail.js';

export interface FailingWebhook {
  readonly url: string;
  readonly since: Date;
  /** When it will be switched off if nothing arrives until then. */
  readonly endsAt: Date;
  readonly percent: number;
}

/** Warns everybody concerned while there is still time to repair a receiver. */
export const webhookFailingMails = ({ url, since, endsAt, percent }: FailingWebhook, recipients: readonly string[]): NewMail[] =>
  recipients.map((recipient) =>
    writeMail(
      { kind: 'webhook_failing', audience: 'seller', recipient },
      {
        subject: `Your webhook ${new URL(url).host} takes no events`,
        heading: 'A webhook is failing',
        opening: 'Every attempt to reach it has failed for some time. One event that arrives ends this; otherwise it will be switched off.',
        alerts: [],
        sections: [
          {
            title: 'Webhook',
            rows: [
              { label: 'URL', value: url },
              { label: 'Failing since', value: since.toISOString() },
              { label: 'Switched off at', value: endsAt.toISOString() },
              { label: 'Time that has passed', value: `${percent} %` },
            ],
          },
        ],
        links: [],
      },
    ),
  );
