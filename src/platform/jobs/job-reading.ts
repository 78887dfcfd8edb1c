import type { Reading } from '../metrics/readings.js';

/** More than this of a queue are not counted; the age says the rest. */
const MOST = 100_000;

/**
 * What each queue of pg-boss holds. Waiting jobs are counted through its index of them, because jobs that are done stay in the table for
 * a day. Those in hand have no such index: their number is what pg-boss counted last, at most a minute ago.
 */
export const jobReading = (schema: string): Reading => {
  const waiting = `from "${schema}_jobs".job where name = q.name and state < 'active' and not blocked and start_after`;
  return {
    name: 'jobs',
    text: `
      select q.name as queue, due.count as due, later.count as later, q.active_count as active,
             coalesce(extract(epoch from now() - due.oldest), 0) as age
        from "${schema}_jobs".queue q,
             lateral (select count(*), min(start_after) as oldest from (select start_after ${waiting} <= now() limit ${MOST}) j) due,
             lateral (select count(*) from (select 1 ${waiting} > now() limit ${MOST}) j) later`,
    labels: ['queue'],
    gauges: {
      due: { name: 'shipgraph_jobs_due', help: 'Jobs whose time has come and that nobody has taken; 100000 stands for more too.' },
      later: { name: 'shipgraph_jobs_later', help: 'Jobs whose time is still to come; 100000 stands for more too.' },
      active: { name: 'shipgraph_jobs_active', help: 'Jobs that a worker has in hand, as pg-boss counted them last.' },
      age: { name: 'shipgraph_jobs_due_age_seconds', help: 'How long the oldest job of the queue has been due; 0 when none is.' },
    },
  };
};
