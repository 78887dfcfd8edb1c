import type { RunSql } from '../db/sql.js';
import { statement, type Named } from '../db/statement.js';
import { db } from './events.tables.js';

const BATCH = 5000;

/** Only the oldest rows are looked at, because no index knows when an event was relayed. */
const purge = statement(($: Named<{ before: Date }>) =>
  db.deleteFrom('event').where('seq', 'in', (eb) =>
    eb
      .selectFrom((oldest) => oldest.selectFrom('event').select(['seq', 'relayedAt']).orderBy('seq').limit(BATCH).as('oldest'))
      .select('oldest.seq')
      .where('oldest.relayedAt', '<', $.before),
  ),
);

/** Forgets events that were handed on before, in many small deletions, which keep locks and the log short. */
export async function purgeEvents(sql: RunSql, before: Date): Promise<void> {
  while ((await purge.count(sql, { before })) === BATCH);
}
