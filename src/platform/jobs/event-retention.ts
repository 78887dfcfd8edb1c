import { daysAfter } from '../../kernel/clock.js';
import { WEEK_DAYS } from '../db/weekly-table.js';
import { dropPartitions } from './partitions.js';
import type { RunSql } from '../db/sql.js';
import { olderThan, purge, PURGE_BATCH, type Old } from '../db/purge.js';
import { statement, type Named } from '../db/statement.js';
import type { ScheduledTask } from './schedule.js';
import type { Work } from '../work/work.js';
import { eventTable } from '../events/event.entity.js';
import { db } from '../events/events.tables.js';

/**
 * Deletes events that every consumer has read, EVENT_RETENTION_DAYS after they became visible: the whole week at once. What is left after
 * another week is deleted row by row.
 */
async function forgetEvents(context: Work): Promise<void> {
  const { clock, settings } = context.services;
  const before = daysAfter(clock.now(), -settings.eventRetentionDays);
  const isRead = (sql: RunSql, partition: string) => isDone(sql, partition, before);
  await dropPartitions(context, eventTable, { before, isDone: isRead, isStillDone: isRead });
  await purge(context.sql, deleteRelayed, olderThan(daysAfter(before, -WEEK_DAYS)));
}

export const eventRetention: ScheduledTask = { queue: 'event_retention', cron: '13 * * * *', run: forgetEvents };

/** True when every event in it is visible and was read by all, the newest one before that time. Positions follow that time. */
async function isDone(sql: RunSql, partition: string, before: Date): Promise<boolean> {
  const [row] = await sql<{ done: boolean }>(
    `select not exists (select from "${partition}" where relayed_at is null)
        and coalesce((select relayed_at < $1 and not exists (select from event_consumer c where c.position < newest.position)
                        from (select relayed_at, position from "${partition}" where position is not null order by position desc limit 1) newest), true) as done`,
    [before],
  );
  return row?.done ?? false;
}

/** An event that a consumer has yet to read stays, however old it is. The first condition keeps newer partitions from being read. */
const deleteRelayed = statement(($: Named<Old>) =>
  db
    .deleteFrom('event')
    .where('id', '<', $.beforeId)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('event')
        .select('id')
        .where('id', '<', $.beforeId)
        .where('relayedAt', '<', $.before)
        .where((event) =>
          event.not(event.exists(event.selectFrom('eventConsumer as c').select('c.queue').whereRef('c.position', '<', 'event.position'))),
        )
        .orderBy('id')
        .limit(PURGE_BATCH)
        .forUpdate()
        .skipLocked(),
    ),
);
