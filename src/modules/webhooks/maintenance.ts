import { daysAfter, secondsAfter } from '../../kernel/clock.js';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named } from '../../platform/db/statement.js';
import { purgeEvents } from '../../platform/events/purge-events.js';
import type { ScheduledTask } from '../../platform/jobs/schedule.js';
import { db } from './webhooks.tables.js';

/** Retention of the history and of the catch-up feed. */
export const KEPT_DAYS = 30;
/** Subscribers read news at once; after an interruption they read the history instead. */
const NEWS_KEPT_SECONDS = 900;
const BATCH = 5000;

export const maintenanceTask: ScheduledTask = {
  queue: 'webhook_maintenance',
  cron: '17 * * * *',
  run: async ({ sql, services }) => {
    await purgeHistory(sql, services.clock.now());
    await purgeNews(sql, { before: secondsAfter(services.clock.now(), -NEWS_KEPT_SECONDS) });
  },
};

type Before = Named<{ before: Date }>;

/** Deletes attempts before their messages, in small batches to keep locks short and WAL bursts small. */
const purges = [
  statement(($: Before) =>
    db
      .deleteFrom('webhookDelivery')
      .where('id', 'in', (eb) =>
        eb.selectFrom('webhookDelivery').select('id').where('createdAt', '<', $.before).where('status', '<>', 'pending').limit(BATCH),
      ),
  ),
  statement(($: Before) =>
    db.deleteFrom('webhookMessage').where('id', 'in', (eb) =>
      eb
        .selectFrom('webhookMessage as m')
        .select('m.id')
        .where('m.createdAt', '<', $.before)
        .where((m) => m.not(m.exists(m.selectFrom('webhookDelivery as d').select('d.id').whereRef('d.messageId', '=', 'm.id'))))
        .limit(BATCH),
    ),
  ),
  statement(($: Before) =>
    db.deleteFrom('webhookEndpoint').where('id', 'in', (eb) =>
      eb
        .selectFrom('webhookEndpoint as e')
        .select('e.id')
        .where('e.deletedAt', '<', $.before)
        .where((e) => e.not(e.exists(e.selectFrom('webhookMessage as m').select('m.id').whereRef('m.endpointId', '=', 'e.id'))))
        .limit(BATCH),
    ),
  ),
];

export async function purgeHistory(sql: RunSql, now: Date): Promise<void> {
  const before = daysAfter(now, -KEPT_DAYS);
  for (const purge of purges) while ((await purge.count(sql, { before })) === BATCH);
  await purgeEvents(sql, before);
}

const purgeNews = statement(($: Before) => db.deleteFrom('webhookNews').where('madeAt', '<', $.before));
