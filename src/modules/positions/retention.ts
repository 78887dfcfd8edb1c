import { sql as raw } from 'kysely';
import { daysAfter } from '../../kernel/clock.js';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { ScheduledTask } from '../../platform/jobs/schedule.js';
import { db } from './positions.tables.js';

const BATCH = 5_000;

type Span = Named<{ from: Date; before: Date }>;

/** By their place in the table, which needs no second index. */
const deleteSome = statement(($: Span) =>
  db
    .deleteFrom('position')
    .where(
      raw`ctid`,
      '=',
      raw`any(array(${db
        .selectFrom('position as p')
        .select(raw`p.ctid`.as('place'))
        .where('p.receivedAt', '>=', $.from)
        .where('p.receivedAt', '<', $.before)
        .orderBy('p.receivedAt')
        .limit(BATCH)}))`,
    )
    .returning('receivedAt'),
);

const forgetLatest = statement(($: Named<{ before: Date }>) => db.deleteFrom('positionLatest').where('receivedAt', '<', $.before));

/** Deletes points received before a time, oldest first and in small batches. The distances of the runs stay. */
export async function deletePositions(sql: RunSql, before: Date): Promise<void> {
  let from = new Date(0);
  for (;;) {
    const deleted = await deleteSome(sql, { from, before });
    if (deleted.length < BATCH) break;
    // Entries of deleted points stay in the index for a while; the next batch begins behind them.
    for (const { receivedAt } of deleted) if (receivedAt > from) from = receivedAt;
  }
  await forgetLatest(sql, { before });
}

export const positionRetention: ScheduledTask = {
  queue: 'position_retention',
  cron: '23 * * * *',
  run: ({ sql, services: { clock, settings } }) => deletePositions(sql, daysAfter(clock.now(), -settings.positionRetentionDays)),
};
