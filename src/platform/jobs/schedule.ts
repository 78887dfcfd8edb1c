import type { PgBoss } from 'pg-boss';
import type { JobContext } from '../events/consumer.js';

/** Something that one process of all does now and then. */
export interface ScheduledTask {
  readonly queue: string;
  /** Minute, hour, day, month and weekday in UTC. */
  readonly cron: string;
  readonly run: (context: JobContext) => Promise<void>;
}

export async function startSchedule(boss: PgBoss, tasks: readonly ScheduledTask[], context: JobContext): Promise<void> {
  for (const { queue, cron, run } of tasks) {
    await boss.createQueue(queue, {
      policy: 'singleton',
      retryLimit: 3,
      retryBackoff: true,
      expireInSeconds: 900,
      deleteAfterSeconds: 86_400,
    });
    await boss.schedule(queue, cron, null, { tz: 'UTC' });
    await boss.work(queue, { pollingIntervalSeconds: 30 }, () => run(context));
  }
}
