import type { EventConsumer } from '../../platform/events/consumer.js';
import { MAX_ATTEMPTS } from './mail-lease.js';
import type { Mailer } from './mailer.js';

/**
 * For consumers that send mails. The pauses double from 5 s, so that a mail survives a mail server that is away overnight. There are
 * more tries than attempts, because one that meets another worker's lease sends nothing. One mail that hangs does not hold up the rest.
 */
export const mailRetries = { retryLimit: MAX_ATTEMPTS + 2, retryDelaySeconds: 5, batch: 100, concurrency: 4 };

/** Sends the mails that were written in the transaction of an event. */
export const mailConsumer = (mailer: Mailer): EventConsumer => ({
  ...mailRetries,
  queue: 'mails',
  events: ['webhook.disabled', 'mails.written'],
  handleAll: (events, context) => mailer.sendWaiting(events, context),
});
