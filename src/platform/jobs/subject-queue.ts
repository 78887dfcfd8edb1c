import pMap from 'p-map';
import type { Job, JobResult, PgBoss } from 'pg-boss';
import type { EventType } from '../../kernel/events.js';
import type { EventConsumer } from '../events/consumer.js';
import type { Work } from '../work/work.js';
import { ensureQueues } from './queues.js';

/**
 * Work on one record at a time that its events announce, now or later: the event carries `dueAt`. The record itself says what is due, so a
 * job that comes twice, or too early, does nothing.
 */
export interface SubjectQueue<Needs = unknown> {
  readonly queue: string;
  readonly event: EventType;
  /** Calls at once. */
  readonly concurrency: number;
  readonly run: (context: Work<Needs>, subjectId: string) => Promise<void>;
}

interface SubjectJob {
  readonly subjectId: string;
}

const POLL_SECONDS = 0.5;
/** Longer than any run; a record that a dead worker left behind has its own later job. */
const EXPIRE_SECONDS = 120;

/** Turns the events of a queue into its jobs. */
export const subjectConsumer = (boss: PgBoss, { queue, event }: Pick<SubjectQueue, 'queue' | 'event'>): EventConsumer => ({
  queue: `${queue}_due`,
  events: [event],
  retryLimit: 100,
  retryDelaySeconds: 1,
  batch: 250,
  handleAll: async (events) => {
    await boss.insert(
      queue,
      events.flatMap(({ subjectId, data }) => ('dueAt' in data ? [{ data: { subjectId }, startAfter: new Date(data.dueAt) }] : [])),
    );
  },
});

export async function startSubjectQueues<Needs>(boss: PgBoss, queues: readonly SubjectQueue<Needs>[], context: Work<Needs>): Promise<void> {
  await ensureQueues(
    boss,
    queues.map(({ queue }) => ({
      name: queue,
      retryLimit: 10,
      retryDelay: 5,
      retryBackoff: true,
      expireInSeconds: EXPIRE_SECONDS,
      deleteAfterSeconds: 3_600,
    })),
  );
  for (const each of queues) {
    const options = {
      batchSize: each.concurrency * 4,
      perJobResults: true,
      burstWhenBatchFull: true,
      pollingIntervalSeconds: POLL_SECONDS,
    } as const;
    await boss.work<SubjectJob>(each.queue, options, (jobs: Job<SubjectJob>[]) => runAll(each, jobs, context));
  }
}

/** One record that fails does not hold up the others. */
const runAll = <Needs>(
  { run, concurrency }: SubjectQueue<Needs>,
  jobs: readonly Job<SubjectJob>[],
  context: Work<Needs>,
): Promise<JobResult[]> =>
  pMap(
    jobs,
    ({ id, data: { subjectId } }): Promise<JobResult> =>
      run(context, subjectId).then(
        () => ({ id, status: 'completed' }),
        (error: unknown) => ({ id, status: 'failed', output: { message: error instanceof Error ? error.message : String(error) } }),
      ),
    { concurrency },
  );
