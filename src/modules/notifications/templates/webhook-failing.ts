import type { NewMail } from '../mail.js';
import { moment, writeMail } from './letter.js';

export interface FailingWebhook {
  readonly url: string;
  readonly since: Date;
  /** When it will be disabled unless a delivery succeeds first. */
  readonly endsAt: Date;
  readonly percent: number;
}

/** Warns the owners of a webhook while there is still time to repair its receiver. */
export const webhookFailingMails = ({ url, since, endsAt, percent }: FailingWebhook, recipients: readonly string[]): NewMail[] =>
  recipients.map((recipient) =>
    writeMail(
      { kind: 'webhook_failing', audience: 'seller', recipient },
      {
        subject: `Your webhook ${new URL(url).host} is not receiving events`,
        heading: 'A webhook is failing',
        opening:
          'All recent deliveries have failed. The first successful delivery ends this state; otherwise the webhook will ' + 'be disabled.',
        alerts: [],
        sections: [
          {
            title: 'Webhook',
            rows: [
              { label: 'URL', value: url },
              { label: 'Failing since', value: moment(since, 'en') },
              { label: 'Disabled at', value: moment(endsAt, 'en') },
              { label: 'Time that has passed', value: `${percent} %` },
            ],
          },
        ],
        links: [],
      },
    ),
  );
