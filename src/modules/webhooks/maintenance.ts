import { daysAfter, secondsAfter } from '../../kernel/clock.js';
import type { RunSql } from '../../platform/db/sql.js';
import type { ScheduledTask } from '../../platform/jobs/schedule.js';

/** How long the history is kept, and how far back events can be caught up on. */
export const KEPT_DAYS = 30;
/** Subscribers hear of attempts at once; one that was cut off reads the history. */
const NEWS_KEPT_SECONDS = 900;
const BATCH = 5000;

export const maintenanceTask: ScheduledTask = {
  queue: 'webhook_maintenance',
  cron: '17 * * * *',
  run: async ({ sql, services }) => {
    await purgeHistory(sql, services.clock.now());
    await purgeNews(sql, services.clock.now());
  },
};

/** Attempts go before their messages, and many small deletions keep locks and the log short. */
const PURGES = [
  `delete from webhook_delivery where id in (select id from webhook_delivery where created_at < $1 and status <> 'pending' limit ${BATCH})`,
  `delete from webhook_message where id in (
     select m.id from webhook_message m where created_at < $1 and not exists (select from webhook_delivery d where d.message_id = m.id) limit ${BATCH})`,
  `delete from webhook_endpoint where id in (
     select e.id from webhook_endpoint e where deleted_at < $1 and not exists (select from webhook_message m where m.endpoint_id = e.id) limit ${BATCH})`,
  // Only the oldest rows are looked at, because no index knows when an event was relayed.
  `delete from event where seq in (select seq from (select seq, relayed_at from event order by seq limit ${BATCH}) as oldest where relayed_at < $1)`,
];

export async function purgeHistory(sql: RunSql, now: Date): Promise<void> {
  const before = daysAfter(now, -KEPT_DAYS);
  for (const purge of PURGES) {
    while ((await sql(`${purge} returning 1`, [before])).length === BATCH);
  }
}

async function purgeNews(sql: RunSql, now: Date): Promise<void> {
  await sql('delete from webhook_news where made_at < $1', [secondsAfter(now, -NEWS_KEPT_SECONDS)]);
}
