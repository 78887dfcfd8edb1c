import type { NewMail } from '../mail.js';
import { moment, writeMail } from './letter.js';

export interface FailedAttempt {
  readonly at: Date;
  readonly event: string;
  readonly httpStatus: number | null;
  readonly error: string | null;
}

export interface WebhookTrouble {
  readonly url: string;
  /** An optional message from the staff member. */
  readonly message: string | null;
  readonly failingSince: Date | null;
  readonly disabledReason: string | null;
  /** The latest failed attempts, newest first. */
  readonly failures: readonly FailedAttempt[];
  /** The webhook's page in the console. */
  readonly link: string;
}

/** Tells a webhook's owner, on behalf of operator staff, that it needs attention. */
export const webhookOwnerMails = (trouble: WebhookTrouble, recipients: readonly string[]): NewMail[] =>
  recipients.map((recipient) =>
    writeMail(
      { kind: 'webhook_owner_told', audience: 'seller', recipient },
      {
        subject: `Your webhook ${new URL(trouble.url).host} needs attention`,
        heading: 'A webhook needs attention',
        opening: 'Our team found that one of your webhooks is not receiving events. Please check its receiver.',
        alerts: trouble.message === null ? [] : [`Message from our team: ${trouble.message}`],
        sections: [
          {
            title: 'Webhook',
            rows: [
              { label: 'URL', value: trouble.url },
              ...(trouble.failingSince ? [{ label: 'Failing since', value: moment(trouble.failingSince, 'en') }] : []),
              ...(trouble.disabledReason === null ? [] : [{ label: 'Disabled', value: trouble.disabledReason }]),
            ],
          },
          ...(trouble.failures.length === 0 ? [] : [{ title: 'Last errors', rows: trouble.failures.map(failureRow) }]),
        ],
        links: [{ label: 'Open the webhook', url: trouble.link }],
      },
    ),
  );

const failureRow = ({ at, event, httpStatus, error }: FailedAttempt) => ({
  label: at.toISOString(),
  value: [event, httpStatus === null ? null : `HTTP ${httpStatus}`, error].filter((part) => part !== null).join(' · '),
});
