import type { ScheduledTask } from '../../platform/jobs/schedule.js';
import { foldPostingTallySql } from './posting-tally.sql.js';

/** Every minute, so that a count adds up no more than the changes of a minute. */
export const foldPostingTally: ScheduledTask = {
  queue: 'posting_tally',
  cron: '* * * * *',
  run: async ({ sql }) => {
    await sql(foldPostingTallySql);
  },
};
