import type { EventConsumer, JobContext } from '../../platform/events/consumer.js';
import type { MailTransport } from '../../platform/mail/transport.js';
import { leaseMail, markFailed, markSent, MAX_ATTEMPTS, unsealed } from './mail-lease.js';

/**
 * Sends the mails of an event once each. The pauses double from 5 s, so that a mail survives a mail server
 * that is away overnight. There are more jobs than attempts, because a job that meets another worker's lease sends nothing.
 */
export const mailConsumer = (transport: MailTransport): EventConsumer => ({
  queue: 'mails',
  events: ['shipment.status_changed', 'webhook.disabled', 'mails.written'],
  retryLimit: MAX_ATTEMPTS + 2,
  retryDelaySeconds: 5,
  handle: (event, context) => sendMails(transport, event.id, context),
});

async function sendMails(transport: MailTransport, eventId: string, context: JobContext): Promise<void> {
  const waiting = await context.sql<{ id: string }>(`select id from mail where event_id = $1 and status = 'queued'`, [eventId]);

  const outcomes = await Promise.allSettled(waiting.map(({ id }) => sendMail(transport, id, context)));

  const failures = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reasonOf(reason));
  // The job must not count as done while a mail waits; it runs again and finds only what is left.
  if (failures.length > 0) throw new Error(failures.join(' '));
}

async function sendMail(transport: MailTransport, id: string, { sql, services }: JobContext): Promise<void> {
  const leased = await leaseMail(sql, id);
  if (!leased) throw new Error(`The mail ${id} was taken by another worker.`);
  try {
    await transport.send(unsealed(leased, services));
  } catch (cause) {
    await markFailed(sql, leased, reasonOf(cause));
    throw new Error(`The mail ${id} was not sent: ${reasonOf(cause)}`, { cause });
  }
  await markSent(sql, leased, services.clock.now());
}

const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));
