import type { EventConsumer } from '../../platform/events/consumer.js';
import type { AttemptPump } from './attempts/attempt-pump.js';

/** Starts manual attempts at once instead of at the next poll. */
export const requestedAttemptsConsumer = (pump: AttemptPump): EventConsumer => ({
  queue: 'webhook_requests',
  events: ['webhook.attempts_requested'],
  retryLimit: 10,
  retryDelaySeconds: 1,
  batch: 250,
  handleAll: () => {
    pump.wake();
    return Promise.resolve();
  },
});
