import pg from 'pg';
import { PgBoss, type Job, type JobResult, type Queue } from 'pg-boss';
import type { DomainEvent } from '../../kernel/events.js';
import { ensureSchema } from '../db/migrate.js';
import { openPool, type DatabaseSettings } from '../db/pool.js';
import type { Primary } from '../db/primary.js';
import { ServerClient } from '../db/server-client.js';
import type { EventConsumer, FailedEvent } from '../events/consumer.js';
import type { JobWork } from '../work/work.js';
import { handleEvents, HANDLED } from '../events/handle-events.js';
import { loadEvents } from '../events/load-events.js';
import { ensureQueues } from './queues.js';

export const DEAD_LETTERS = 'dead_letters';
/** How often to look for jobs whose worker died. */
const SUPERVISE_SECONDS = 15;
/** Nothing signals that a job's time has come, so it is polled. */
const POLL_SECONDS = 2;

export interface EventJob {
  readonly eventId: string;
  /** For operators who inspect the queue; consumers read it from the event. */
  readonly requestId: string | null;
}

/** Longer than for requests: maintenance works on many rows at once. */
const STATEMENT_TIMEOUT_MS = 20_000;

type Warn = (message: string, error: unknown) => void;

/**
 * Starts pg-boss in its own schema beside the service's. Its connections are like those of requests: to the server that accepts writes, and
 * given up when that is silent.
 */
export async function startBoss(settings: DatabaseSettings, warn: Warn, primary?: Primary): Promise<PgBoss> {
  const own = { ...settings, url: settings.directUrl ?? settings.url, isPooled: false, pool: 6, statementTimeoutMs: STATEMENT_TIMEOUT_MS };
  const pool = openPool(own, { name: 'shipgraph-jobs', Client: ServerClient, types: pg.types, ...(primary && { primary }) });
  const schema = `${settings.schema}_jobs`;
  await ensureSchema(pool, schema);
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema,
    createSchema: false,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
  boss.on('error', (error) => warn('The job queue reported an error.', error));
  boss.on('warning', (warning) => warn(`The job queue warns: ${warning.message}`, warning));
  boss.once('stopped', () => void pool.end());
  try {
    return await boss.start();
  } catch (error) {
    await pool.end();
    throw error;
  }
}

type ConsumerQueue = Pick<EventConsumer, 'queue' | 'retryLimit' | 'retryDelaySeconds'>;

/** Creates the consumers' queues. A job that fails for good moves to the dead letters with its last error. */
export async function declareQueues(boss: PgBoss, consumers: readonly ConsumerQueue[]): Promise<void> {
  await ensureQueues(boss, [{ name: DEAD_LETTERS, retentionSeconds: 14 * 86_400 }, ...consumers.map(queueOf)]);
}

const queueOf = ({ queue, retryLimit, retryDelaySeconds }: ConsumerQueue): Queue => ({
  name: queue,
  retryLimit,
  retryDelay: retryDelaySeconds,
  retryBackoff: true,
  deadLetter: DEAD_LETTERS,
  expireInSeconds: 60,
  deleteAfterSeconds: 86_400,
});

/** Turns each failed event into a job, which is retried after its consumer's delay. */
export const keepFailed =
  (boss: PgBoss) =>
  async ({ queue, retryDelaySeconds }: ConsumerQueue, failed: readonly FailedEvent[]): Promise<void> => {
    await boss.insert(
      queue,
      failed.map(({ event: { id, requestId } }) => ({ data: { eventId: id, requestId }, startAfter: retryDelaySeconds })),
    );
  };

/** Starts the workers for jobs of failed events. */
export async function startWorkers<Needs>(
  boss: PgBoss,
  consumers: readonly EventConsumer<Needs>[],
  context: JobWork<Needs>,
): Promise<void> {
  for (const consumer of consumers) {
    await boss.work<EventJob>(
      consumer.queue,
      { batchSize: consumer.batch, perJobResults: true, burstWhenBatchFull: true, pollingIntervalSeconds: POLL_SECONDS } as const,
      (jobs: Job<EventJob>[]) => handleJobs(consumer, jobs, context),
    );
  }
}

async function handleJobs<Needs>(
  consumer: EventConsumer<Needs>,
  jobs: readonly Job<EventJob>[],
  context: JobWork<Needs>,
): Promise<JobResult[]> {
  consumer.begun?.();
  const events = await loadEvents(
    context.sql,
    jobs.map((job) => job.data.eventId),
  );
  const failed = events.size === 0 ? [] : await handleEvents(consumer, [...events.values()], context);
  const errors = new Map(failed.map(({ event, error }) => [event.id, error]));
  const lost = jobs.length - events.size;
  if (lost > 0) context.services.metrics.count(HANDLED, { queue: consumer.queue, outcome: 'deadletter' }, lost);
  return jobs.map((job) => resultOf(job, events, errors));
}

function resultOf(
  { id, data: { eventId } }: Job<EventJob>,
  events: ReadonlyMap<string, DomainEvent>,
  errors: ReadonlyMap<string, unknown>,
) {
  if (!events.has(eventId)) return { id, status: 'deadletter', output: { message: `There is no event ${eventId}.` } } as const;
  if (!errors.has(eventId)) return { id, status: 'completed' } as const;
  const error = errors.get(eventId);
  return { id, status: 'failed', output: { message: error instanceof Error ? error.message : String(error) } } as const;
}
