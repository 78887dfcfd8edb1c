import type { RunSql } from '../db/sql.js';
import { olderThan, purge, PURGE_BATCH, type Old } from '../db/purge.js';
import { statement, type Named } from '../db/statement.js';
import { db } from './events.tables.js';

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

/** Deletes events that every consumer has read and that became visible before the given time. */
export async function purgeEvents(sql: RunSql, before: Date): Promise<void> {
  await purge(sql, deleteRelayed, olderThan(before));
}
