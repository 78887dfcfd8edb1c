import type { NewMail } from '../mail.js';
import { writeMail } from './write-mail.js';

export interface FailedAttempt {
  readonly at: Date;
  readonly event: string;
  readonly httpStatus: number | null;
  readonly error: string | null;
}

export interface WebhookTrouble {
  readonly url: string;
  /** What the member of staff wants to say besides. */
  readonly message: string | null;
  readonly failingSince: Date | null;
  readonly disabledReason: string | null;
  /** The latest attempts that failed, newest first. */
  readonly failures: readonly FailedAttempt[];
  /** The page of the webhook. */
  readonly link: string;
}

/** A person of the operator tells the owner of a webhook that it needs attention. */
export const webhookOwnerMails = (trouble: WebhookTrouble, recipients: readonly string[]): NewMail[] =>
  recipients.map((recipient) =>
    writeMail(
      { kind: 'webhook_owner_told', audience: 'seller', recipient },
      {
        subject: `Your webhook ${new URL(trouble.url).host} needs attention`,
        heading: 'A webhook needs attention',
        opening: 'Our team has looked at one of your webhooks and sees that events do not arrive. Please check its receiver.',
        alerts: trouble.message === null ? [] : [`Message from our team: ${trouble.message}`],
        sections: [
          {
            title: 'Webhook',
            rows: [
              { label: 'URL', value: trouble.url },
              ...(trouble.failingSince ? [{ label: 'Failing since', value: trouble.failingSince.toISOString() }] : []),
              ...(trouble.disabledReason === null ? [] : [{ label: 'Switched off', value: trouble.disabledReason }]),
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
