import { daysAfter } from '../../kernel/clock.js';
import { dropPartitions, makePartitions } from '../db/partitions.js';
import type { RunSql } from '../db/sql.js';
import { olderThan, purge, PURGE_BATCH, type Old } from '../db/purge.js';
import { statement, type Named } from '../db/statement.js';
import type { ScheduledTask } from '../jobs/schedule.js';
import type { JobContext } from './consumer.js';
import { eventTable } from './event.entity.js';
import { db } from './events.tables.js';

/** Events go with the partition of their week. What is left after as long again is deleted row by row. */
const PARTITION_DAYS = 7;

/** Makes the partitions that the next events go to. */
export const prepareEvents = ({ unitOfWork, services: { clock } }: JobContext): Promise<void> =>
  unitOfWork.run(null, (tx) => makePartitions(tx.sql, eventTable, clock.now()));

/** Deletes events that every consumer has read, EVENT_RETENTION_DAYS after they became visible and at most a week later. */
async function forgetEvents({ unitOfWork, sql, services: { clock, settings } }: JobContext): Promise<void> {
  const before = daysAfter(clock.now(), -settings.eventRetentionDays);
  await unitOfWork.run(null, (tx) =>
    dropPartitions(tx.sql, eventTable, { before, isDone: (partition) => isDone(tx.sql, partition, before) }),
  );
  await purge(sql, deleteRelayed, olderThan(daysAfter(before, -PARTITION_DAYS)));
}

export const eventTasks: readonly ScheduledTask[] = [
  { queue: 'event_partitions', cron: '5 * * * *', run: prepareEvents },
  { queue: 'event_retention', cron: '13 * * * *', run: forgetEvents },
];

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

/** An event that a consumer has yet to read stays, however old it is. */
const deleteRelayed = statement(($: Named<Old>) =>
  db.deleteFrom('event').where('id', 'in', (eb) =>
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
