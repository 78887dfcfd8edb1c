import { PgBoss, type Job, type JobResult } from 'pg-boss';
import type { DomainEvent, EventType } from '../../kernel/events.js';
import { instantOf } from '../db/sql.js';
import type { EventConsumer, JobContext } from '../events/consumer.js';

const DEAD_LETTERS = 'dead_letters';
const BATCH = 50;
const WORKERS = 2;

interface EventJob {
  readonly eventId: string;
}

export interface BossSettings {
  readonly url: string;
  readonly schema: string;
  readonly warn: (message: string, error: unknown) => void;
}

/** pg-boss in its own schema beside ours. `supervise` belongs to processes that also work. */
export function createBoss(settings: BossSettings): PgBoss {
  const boss = new PgBoss({
    connectionString: settings.url,
    schema: `${settings.schema}_jobs`,
    application_name: 'shipgraph-jobs',
    max: 6,
    useListenNotify: true,
  });
  boss.on('error', (error) => settings.warn('The job queue reported an error.', error));
  boss.on('warning', (warning) => settings.warn(`The job queue warns: ${warning.message}`, warning));
  return boss;
}

/** Makes the queues of the consumers; a job that fails for good ends in the dead letters with its last error. */
export async function declareQueues(boss: PgBoss, consumers: readonly EventConsumer[]): Promise<void> {
  await boss.createQueue(DEAD_LETTERS, { retentionSeconds: 14 * 86_400 });
  for (const { queue, retryLimit, retryDelaySeconds } of consumers) {
    await boss.createQueue(queue, {
      notify: true,
      retryLimit,
      retryDelay: retryDelaySeconds,
      retryBackoff: true,
      deadLetter: DEAD_LETTERS,
      expireInSeconds: 60,
      deleteAfterSeconds: 86_400,
    });
  }
}

/**
 * Starts the workers. pg-boss alone fetches one batch per polling interval; bursts and a short interval
 * keep retries on time, because jobs with a future start send no notification.
 */
export async function startWorkers(boss: PgBoss, consumers: readonly EventConsumer[], context: JobContext): Promise<void> {
  for (const consumer of consumers) {
    await boss.work<EventJob>(
      consumer.queue,
      {
        batchSize: BATCH,
        localConcurrency: WORKERS,
        perJobResults: true,
        burstWhenBatchFull: true,
        pollingIntervalSeconds: 0.5,
        notifyPollingIntervalSeconds: 1,
      } as const,
      (jobs: Job<EventJob>[]) => handleBatch(consumer, jobs, context),
    );
  }
}

async function handleBatch(consumer: EventConsumer, jobs: readonly Job<EventJob>[], context: JobContext): Promise<JobResult[]> {
  const events = await loadEvents(
    context,
    jobs.map((job) => job.data.eventId),
  );
  return Promise.all(jobs.map((job) => handleJob(consumer, job, events.get(job.data.eventId), context)));
}

async function handleJob(
  consumer: EventConsumer,
  job: Job<EventJob>,
  event: DomainEvent | undefined,
  context: JobContext,
): Promise<JobResult> {
  if (!event) return { id: job.id, status: 'deadletter', output: { message: `There is no event ${job.data.eventId}.` } };
  try {
    await consumer.handle(event, context);
    return { id: job.id, status: 'completed' };
  } catch (error) {
    return { id: job.id, status: 'failed', output: { message: error instanceof Error ? error.message : String(error) } };
  }
}

async function loadEvents(context: JobContext, ids: readonly string[]): Promise<Map<string, DomainEvent>> {
  const rows = await context.sql<EventRow>(
    'select id, type, subject_id, data, request_id, occurred_at from event where id = any($1::uuid[])',
    [ids],
  );
  return new Map(rows.map((row) => [row.id, toEvent(row)]));
}

interface EventRow {
  readonly id: string;
  readonly type: EventType;
  readonly subject_id: string;
  readonly data: Record<string, unknown>;
  readonly request_id: string | null;
  readonly occurred_at: string;
}

const toEvent = (row: EventRow): DomainEvent => ({
  id: row.id,
  type: row.type,
  subjectId: row.subject_id,
  data: row.data,
  requestId: row.request_id,
  occurredAt: instantOf(row.occurred_at),
});
