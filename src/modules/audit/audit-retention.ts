import { daysAfter } from '../../kernel/clock.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { ScheduledTask } from '../../platform/jobs/schedule.js';
import { db } from './audit.tables.js';

const BATCH = 5_000;

const deleteSome = statement(($: Named<{ before: Date }>) =>
  db
    .deleteFrom('auditEvent')
    .where('id', 'in', db.selectFrom('auditEvent').select('id').where('at', '<', $.before).orderBy('at').limit(BATCH)),
);

/** Deletes events older than AUDIT_RETENTION_DAYS, in batches. Does nothing if events are kept forever. */
export const auditRetention: ScheduledTask = {
  queue: 'audit_retention',
  cron: '41 2 * * *',
  run: async ({ transact, services: { clock, settings } }) => {
    if (settings.auditRetentionDays === 0) return;
    const before = daysAfter(clock.now(), -settings.auditRetentionDays);
    await transact((tx) => db.upsert(tx.sql, 'auditLimit', { id: 1, before }, ['id']));
    let deleted: number;
    do {
      deleted = await transact((tx) => deleteSome.count(tx.sql, { before }));
    } while (deleted === BATCH);
  },
};
