import { jobReading } from '../../platform/jobs/job-reading.js';
import { qualified } from '../tables.js';
import { ok, problem, warning } from './finding.js';
import { onPrimary, rowOf } from './ground.js';

const LATE_SECONDS = 5 * 60;
const STUCK_SECONDS = 60 * 60;

/** Jobs that are due and that no worker takes. */
export const queues = onPrimary('queues', async (server, { config }) => {
  const { schema } = config.database;
  const table = qualified(`${schema}_jobs`, 'queue');
  const { there } = await rowOf<{ there: boolean }>(server, 'select to_regclass($1) is not null as there', [table]);
  if (!there) return [ok('There are no queues yet. The first worker creates them.')];
  const { rows } = await server.client.query<{ queue: string; due: string; age: string }>(jobReading(schema).text);
  const late = rows.map(({ queue, due, age }) => ({ queue, due, age: Number(age) })).filter(({ age }) => age > LATE_SECONDS);
  if (late.length === 0) return [ok('No job is late.')];
  return late.map(({ queue, due, age }) =>
    (age > STUCK_SECONDS ? problem : warning)(
      `The queue ${queue} has ${due} jobs due, the oldest for ${Math.round(age / 60)} minutes.`,
      'Check that a worker runs (ROLE=all or ROLE=worker), and its log.',
    ),
  );
});
