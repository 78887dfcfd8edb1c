import type { PgBoss } from 'pg-boss';
import type { Work } from '../work/work.js';
import { ensureQueues } from './queues.js';

/** A task that one process runs periodically. */
export interface ScheduledTask<Needs = unknown> {
  readonly queue: string;
  /** Minute, hour, day, month and weekday in UTC. */
  readonly cron: string;
  readonly run: (context: Work<Needs>) => Promise<void>;
}

/** Always UTC, overriding the default of pg-boss. */
const ZONE = 'UTC';

export async function startSchedule<Needs>(boss: PgBoss, tasks: readonly ScheduledTask<Needs>[], context: Work<Needs>): Promise<void> {
  await ensureQueues(
    boss,
    tasks.map(({ queue }) => ({
      name: queue,
      policy: 'singleton',
      retryLimit: 3,
      retryBackoff: true,
      expireInSeconds: 900,
      deleteAfterSeconds: 86_400,
    })),
  );
  const schedules = await boss.getSchedules();
  const scheduled = new Map(schedules.map(({ name, cron, timezone }) => [name, timezone === ZONE ? cron : undefined]));
  for (const { queue, cron, run } of tasks) {
    if (scheduled.get(queue) !== cron) await boss.schedule(queue, cron, null, { tz: ZONE });
    await boss.work(queue, { pollingIntervalSeconds: 30 }, () => run(context));
  }
}
