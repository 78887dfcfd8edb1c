import type { EventConsumer } from '../../platform/events/consumer.js';
import type { HeldQueue } from '../../platform/jobs/held-queue.js';

/** Queues the attempts that a person asked for. A job that is there already is not added again. */
export const requestedAttemptsConsumer = (queue: HeldQueue, wake: () => void): EventConsumer => ({
  queue: 'webhook_requests',
  events: ['webhook.attempts_requested'],
  retryLimit: 10,
  retryDelaySeconds: 1,
  batch: 20,
  handleAll: (events, { unitOfWork }) =>
    unitOfWork.run(null, async (tx) => {
      const rows = await tx.sql<{ id: string; endpoint_id: string }>(
        `select id, endpoint_id from webhook_delivery where endpoint_id = any($1::uuid[]) and status = 'pending' and kind = 'manual'`,
        [events.map(({ subjectId }) => subjectId)],
      );
      await queue.add(
        tx,
        rows.map(({ id, endpoint_id }) => ({ id, group: endpoint_id, delaySeconds: 0 })),
      );
      tx.afterCommit(wake);
    }),
});
