import type { RunSql } from '../db/sql.js';
import { statement, type Named } from '../db/statement.js';
import { db } from './events.tables.js';

const BATCH = 5000;

/** Looks only at the oldest rows, because no index covers the relay time. */
const purge = statement(($: Named<{ before: Date }>) =>
  db.deleteFrom('event').where('seq', 'in', (eb) =>
    eb
      .selectFrom((oldest) => oldest.selectFrom('event').select(['seq', 'relayedAt']).orderBy('seq').limit(BATCH).as('oldest'))
      .select('oldest.seq')
      .where('oldest.relayedAt', '<', $.before),
  ),
);

/** Deletes events relayed before the given time, in many small deletions, which keep locks and the WAL short. */
export async function purgeEvents(sql: RunSql, before: Date): Promise<void> {
  while ((await purge.count(sql, { before })) === BATCH);
}
