import type { EventConsumer } from '../../platform/events/consumer.js';
import { MAX_ATTEMPTS } from './mail-lease.js';
import type { Mailer } from './mailer.js';

/**
 * Retry policy of consumers that send mail. Delays double from 5 s, so that mail survives a mail server outage overnight. More retries
 * than attempts, because a retry that meets another worker's lease sends nothing. A hanging mail does not block the others.
 */
export const mailRetries = { retryLimit: MAX_ATTEMPTS + 2, retryDelaySeconds: 5, batch: 100, concurrency: 4 };

/** Sends the mails that were written in the transaction of an event. */
export const mailConsumer = (mailer: Mailer): EventConsumer => ({
  ...mailRetries,
  queue: 'mails',
  events: ['webhook.disabled', 'mails.written'],
  handleAll: (events, context) => mailer.sendWaiting(events, context),
});
