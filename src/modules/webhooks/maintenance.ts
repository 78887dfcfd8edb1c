import { daysAfter, secondsAfter } from '../../kernel/clock.js';
import { olderThan, purge, PURGE_BATCH, type Old } from '../../platform/db/purge.js';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { ScheduledTask } from '../../platform/jobs/schedule.js';
import { db } from './webhooks.tables.js';

/** Subscribers read news at once; after an interruption they read the history instead. */
const NEWS_KEPT_SECONDS = 900;

export const webhookTasks: readonly ScheduledTask[] = [
  {
    queue: 'webhook_maintenance',
    cron: '17 * * * *',
    run: async ({ sql, services: { clock, settings } }) => {
      await purgeHistory(sql, daysAfter(clock.now(), -settings.eventRetentionDays));
      await purgeAnswers(sql, { before: daysAfter(clock.now(), -settings.eventRetentionDays) });
      await purgeNews(sql, { before: secondsAfter(clock.now(), -NEWS_KEPT_SECONDS) });
    },
  },
];

/** A message goes with its attempts, once none is pending or younger. Each kind of attempt has its own index. */
const deleteMessages = statement(($: Named<Old>) =>
  db
    .with('old', (q) =>
      q
        .selectFrom('webhookMessage as m')
        .select('m.id')
        .where('m.id', '<', $.beforeId)
        .where('m.createdAt', '<', $.before)
        .where((m) => {
          const kept = m.selectFrom('webhookDelivery as d').select('d.id').whereRef('d.messageId', '=', 'm.id');
          const isNeeded = kept.where((d) => d.or([d('d.status', '=', 'pending'), d('d.createdAt', '>=', $.before)]));
          return m.not(m.or([m.exists(isNeeded.where('d.kind', '=', 'automatic')), m.exists(isNeeded.where('d.kind', '<>', 'automatic'))]));
        })
        .orderBy('m.id')
        .limit(PURGE_BATCH)
        .forUpdate()
        .skipLocked(),
    )
    .with('scheduled', (q) =>
      q.deleteFrom('webhookDelivery').where('kind', '=', 'automatic').where('messageId', 'in', q.selectFrom('old').select('id')),
    )
    .with('requested', (q) =>
      q.deleteFrom('webhookDelivery').where('kind', '<>', 'automatic').where('messageId', 'in', q.selectFrom('old').select('id')),
    )
    .deleteFrom('webhookMessage')
    .where('id', 'in', (eb) => eb.selectFrom('old').select('id')),
);

const deleteEndpoints = statement(($: Named<{ before: Date }>) =>
  db
    .with('old', (q) =>
      q
        .selectFrom('webhookEndpoint as e')
        .select('e.id')
        .where('e.deletedAt', '<', $.before)
        .where((e) => e.not(e.exists(e.selectFrom('webhookMessage as m').select('m.id').whereRef('m.endpointId', '=', 'e.id'))))
        .limit(PURGE_BATCH)
        .forUpdate()
        .skipLocked(),
    )
    .with('paces', (q) => q.deleteFrom('webhookPace').where('endpointId', 'in', q.selectFrom('old').select('id')))
    .with('notices', (q) => q.deleteFrom('webhookOwnerNotice').where('endpointId', 'in', q.selectFrom('old').select('id')))
    .deleteFrom('webhookEndpoint')
    .where('id', 'in', (eb) => eb.selectFrom('old').select('id')),
);

/** Deletes messages with their attempts, and deleted endpoints, from before a time. */
export async function purgeHistory(sql: RunSql, before: Date): Promise<void> {
  await purge(sql, deleteMessages, olderThan(before));
  await purge(sql, deleteEndpoints, { before });
}

const purgeAnswers = statement(($: Named<{ before: Date }>) => db.deleteFrom('webhookSelectionAnswer').where('createdAt', '<', $.before));

const purgeNews = statement(($: Named<{ before: Date }>) => db.deleteFrom('webhookNews').where('madeAt', '<', $.before));
