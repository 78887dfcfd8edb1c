import { sql } from 'kysely';
import { daysAfter } from '../../kernel/clock.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { ScheduledTask } from '../../platform/jobs/schedule.js';
import { RETENTION_SETTING } from './audit.sql.js';
import { db } from './audit.tables.js';

const BATCH = 5_000;

const allowDeletion = statement(($: Named<{ before: string }>) =>
  db.selectNoFrom(sql`set_config(${sql.lit(RETENTION_SETTING)}, ${$.before}, true)`.as('set')),
);

const deleteSome = statement(($: Named<{ before: Date }>) =>
  db
    .deleteFrom('auditEvent')
    .where('id', 'in', db.selectFrom('auditEvent').select('id').where('at', '<', $.before).orderBy('at').limit(BATCH)),
);

/** Deletes events older than AUDIT_RETENTION_DAYS, in batches. Does nothing if events are kept forever. */
export const auditRetention: ScheduledTask = {
  queue: 'audit_retention',
  cron: '41 2 * * *',
  run: async ({ unitOfWork, services: { clock, settings } }) => {
    if (settings.auditRetentionDays === 0) return;
    const before = daysAfter(clock.now(), -settings.auditRetentionDays);
    let deleted: number;
    do {
      deleted = await unitOfWork.run(null, async (tx) => {
        // Lets the database accept deletions of events before that moment, for this transaction only.
        const [, count] = await Promise.all([
          allowDeletion(tx.sql, { before: before.toISOString() }),
          deleteSome.count(tx.sql, { before }),
        ]);
        return count;
      });
    } while (deleted === BATCH);
  },
};
