import { PgBoss, type Job, type JobResult } from 'pg-boss';
import type { DomainEvent } from '../../kernel/events.js';
import type { Consumer, EventConsumer, JobContext } from '../events/consumer.js';
import { counted } from './job-metrics.js';
import { inSpan, inSpanOfMany } from '../tracing/tracing.js';
import { reportFailure, spanOf } from './job-story.js';
import { loadEvents } from './load-events.js';

export const DEAD_LETTERS = 'dead_letters';
const BATCH = 50;
const WORKERS = 2;
/** How often jobs whose worker died are looked for. */
const SUPERVISE_SECONDS = 15;

interface EventJob {
  readonly eventId: string;
  /** Told to people who look into the queue; consumers find it in the event. */
  readonly requestId: string | null;
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
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
  boss.on('error', (error) => settings.warn('The job queue reported an error.', error));
  boss.on('warning', (warning) => settings.warn(`The job queue warns: ${warning.message}`, warning));
  return boss;
}

/** Makes the queues of the consumers; a job that fails for good ends in the dead letters with its last error. */
export async function declareQueues(boss: PgBoss, consumers: readonly Consumer[]): Promise<void> {
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
export async function startWorkers(boss: PgBoss, consumers: readonly Consumer[], context: JobContext): Promise<void> {
  for (const consumer of consumers) {
    await boss.work<EventJob>(
      consumer.queue,
      {
        batchSize: 'batch' in consumer ? consumer.batch : BATCH,
        localConcurrency: WORKERS,
        perJobResults: true,
        burstWhenBatchFull: true,
        pollingIntervalSeconds: 0.5,
        notifyPollingIntervalSeconds: 1,
      } as const,
      (jobs: Job<EventJob>[]) =>
        counted(context.services.metrics, { queue: consumer.queue, size: jobs.length }, () => handleBatch(consumer, jobs, context)),
    );
  }
}

async function handleBatch(consumer: Consumer, jobs: readonly Job<EventJob>[], context: JobContext): Promise<JobResult[]> {
  const events = await loadEvents(
    context.sql,
    jobs.map((job) => job.data.eventId),
  );
  const each = 'handle' in consumer ? consumer : await together(consumer, [...events.values()], context);
  if (each === 'all done') return jobs.map((job) => resultOf(job, events));
  return Promise.all(jobs.map((job) => handleJob(each, job, events.get(job.data.eventId), context)));
}

/** When a batch cannot be handled together, each of its events is tried alone, so that one of them does not hold up the rest. */
async function together(
  consumer: Exclude<Consumer, EventConsumer>,
  events: readonly DomainEvent[],
  context: JobContext,
): Promise<'all done' | Pick<EventConsumer, 'handle' | 'queue'>> {
  try {
    await inSpanOfMany(
      `${consumer.queue} process`,
      events.map((event) => spanOf(consumer, event)),
      () => consumer.handleAll(events, context),
    );
    return 'all done';
  } catch (error) {
    if (events.length === 1 && events[0]) {
      reportFailure(context, { consumer, event: events[0], error });
      throw error;
    }
    return { queue: consumer.queue, handle: (event) => consumer.handleAll([event], context) };
  }
}

async function handleJob(
  consumer: Pick<EventConsumer, 'handle' | 'queue'>,
  job: Job<EventJob>,
  event: DomainEvent | undefined,
  context: JobContext,
): Promise<JobResult> {
  if (!event) return resultOf(job, new Map());
  try {
    await inSpan(`${consumer.queue} process`, spanOf(consumer, event), () => consumer.handle(event, context));
    return { id: job.id, status: 'completed' };
  } catch (error) {
    reportFailure(context, { consumer, event, error });
    return { id: job.id, status: 'failed', output: { message: error instanceof Error ? error.message : String(error) } };
  }
}

const resultOf = (job: Job<EventJob>, events: ReadonlyMap<string, DomainEvent>): JobResult =>
  events.has(job.data.eventId)
    ? { id: job.id, status: 'completed' }
    : { id: job.id, status: 'deadletter', output: { message: `There is no event ${job.data.eventId}.` } };
