import { sql as raw } from 'kysely';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named } from '../../platform/db/statement.js';
import { oneByOne, type EventConsumer } from '../../platform/events/consumer.js';
import { db } from './figures.tables.js';

const COUNTED = [
  'revision',
  'day',
  'hubId',
  'driverId',
  'stopsDone',
  'stopsLate',
  'tasksCompleted',
  'tasksFailed',
  'firstAttempts',
  'firstSuccesses',
  'metres',
  'seconds',
  'differences',
] as const;

const DIFFERENCES = raw`(
  select coalesce(jsonb_agg(jsonb_build_object('minor', minor::text, 'currency', currency) order by currency), '[]')
  from (
    select currency, sum(minor) as minor
    from (
      select c.currency, c.minor::bigint as minor from jsonb_to_recordset(r.counted) as c (minor text, currency text)
      union all
      select e.currency, -e.minor::bigint from jsonb_to_recordset(r.expected) as e (minor text, currency text)
    ) amounts
    group by currency having sum(minor) <> 0
  ) sums)`;

/** One statement, so that the counts belong to the revision. */
const countedOf = (runId: Named<{ runId: string }>['runId']) => raw<Readonly<Record<'runId', string>>>`
  select r.id, r.revision, r.day, r.hub_id, r.driver_id, s.done, s.late, t.completed, t.failed, t.firsts, t.first_successes, r.metres,
    coalesce(greatest(0, extract(epoch from coalesce(r.finished_at, t.last_ended_at) - r.started_at)), 0)::int, ${DIFFERENCES}
  from run r
    cross join lateral (
      select count(*)::int as done, (count(*) filter (where coalesce(arrived_at, completed_at) > window_to))::int as late
      from stop where run_id = r.id and completed_at is not null
    ) s
    cross join lateral (
      select (count(*) filter (where state = 'completed'))::int as completed,
        (count(*) filter (where state = 'failed'))::int as failed,
        (count(*) filter (where is_first))::int as firsts,
        (count(*) filter (where is_first and state = 'completed'))::int as first_successes,
        max(ended_at) as last_ended_at
      from (
        select task.state, task.ended_at, task.kind = 'deliver' and not exists (
          select 1 from task p
          where p.shipment_id = task.shipment_id and p.kind = 'deliver' and p.state = 'failed'
            and (p.created_at, p.id) < (task.created_at, task.id)
        ) as is_first
        from task where task.run_id = r.id and task.state in ('completed', 'failed')
      ) ended
    ) t
  where r.id = ${runId} and (r.started_at is not null or t.completed + t.failed > 0)`;

/** The names of its columns are those of the table. */
const CTE = `counted(${['runId', ...COUNTED].join(', ')})` as 'counted';

const store = statement(($: Named<{ runId: string }>) =>
  db
    .with(CTE, () => raw`(${countedOf($.runId)})`)
    .insertInto('runFigure')
    .columns(['runId', ...COUNTED])
    .expression(raw`select * from counted`)
    .onConflict((conflict) =>
      conflict
        .column('runId')
        .doUpdateSet((eb) => Object.fromEntries(COUNTED.map((column) => [column, eb.ref(`excluded.${column}`)])))
        .whereRef('excluded.revision', '>=', 'runFigure.revision'),
    ),
);

/** Counts one run again. Idempotent, and safe in any order. */
export const countRun = async (on: RunSql, runId: string): Promise<void> => void (await store.count(on, { runId }));

export const figureConsumer: EventConsumer = {
  queue: 'fleet_figures',
  events: ['run.changed'],
  wants: ({ type, data }) => type === 'run.changed' && (data.cause === 'task_ended' || data.cause === 'finished'),
  retryLimit: 5,
  retryDelaySeconds: 5,
  batch: 50,
  handleAll: oneByOne(({ subjectId }, { sql }) => countRun(sql, subjectId)),
};
