import { daysAfter } from '../../kernel/clock.js';
import type { ScheduledTask } from '../../platform/jobs/schedule.js';
import { RETENTION_SETTING } from './audit.sql.js';

const BATCH = 5_000;

/** Deletes what is older than AUDIT_RETENTION_DAYS, in batches. Does nothing where events are kept for ever. */
export const auditRetention: ScheduledTask = {
  queue: 'audit_retention',
  cron: '41 2 * * *',
  run: async ({ unitOfWork, services: { clock, settings } }) => {
    if (settings.auditRetentionDays === 0) return;
    const before = daysAfter(clock.now(), -settings.auditRetentionDays);
    let deleted: number;
    do {
      deleted = await unitOfWork.run(null, async ({ sql }) => {
        // For this transaction alone, the database lets events from before that moment go.
        await sql(`select set_config('${RETENTION_SETTING}', $1, true)`, [before.toISOString()]);
        const rows = await sql(
          'delete from audit_event where id in (select id from audit_event where at < $1 order by at limit $2) returning 1',
          [before, BATCH],
        );
        return rows.length;
      });
    } while (deleted === BATCH);
  },
};
