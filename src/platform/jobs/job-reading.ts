import type { Reading } from '../metrics/readings.js';

/** The count of a queue stops here; beyond it, the age is more telling. */
const MOST = 100_000;

/**
 * The contents of each pg-boss queue. Waiting jobs are counted through their index, because completed jobs stay in the table for a day.
 * Active jobs have no such index: their number is the last count of pg-boss, at most a minute old.
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
      due: { name: 'shipgraph_jobs_due', help: 'Due jobs that no worker has taken yet. Counted up to 100000.' },
      later: { name: 'shipgraph_jobs_later', help: 'Jobs that are not due yet. Counted up to 100000.' },
      active: { name: 'shipgraph_jobs_active', help: 'Jobs in progress, as last counted by pg-boss.' },
      age: {
        name: 'shipgraph_jobs_due_age_seconds',
        help: 'How long the oldest waiting job of the queue has been due, in seconds; 0 when none is.',
      },
    },
  };
};
