import type { ScheduledTask } from '../../../platform/jobs/schedule.js';
import { foldDayTallySql, foldTallySql } from './shipment-lists.sql.js';

/** Every minute, so that a count adds up no more than the changes of a minute. */
export const foldTallyTask: ScheduledTask = {
  queue: 'shipment_tally',
  cron: '* * * * *',
  run: async ({ sql }) => {
    for (const statement of [...foldDayTallySql, foldTallySql]) await sql(statement);
  },
};
