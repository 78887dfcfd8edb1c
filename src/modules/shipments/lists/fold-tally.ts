import type { ScheduledTask } from '../../../platform/jobs/schedule.js';
import { foldDayTallySql, foldTallySql } from './shipment-lists.sql.js';

/** Runs every minute, so that a count adds up at most one minute of changes. */
export const foldTallyTask: ScheduledTask = {
  queue: 'shipment_tally',
  cron: '* * * * *',
  run: async ({ sql }) => {
    for (const statement of [...foldDayTallySql, foldTallySql]) await sql(statement);
  },
};
