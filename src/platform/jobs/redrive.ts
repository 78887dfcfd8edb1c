import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { DEAD_LETTERS, type EventJob } from './boss.js';

/** A job that failed for good, with its error. */
export interface DeadLetter {
  readonly id: string;
  readonly queue: string;
  readonly eventId: string;
  readonly error: string;
  readonly since: Date;
}

const BATCH = 500;

/** Lists every job in the dead letters. */
export async function deadLetters(boss: PgBoss): Promise<DeadLetter[]> {
  const jobs = await boss.findJobs<EventJob>(DEAD_LETTERS, { queued: true });
  return jobs.map(asLetter);
}

/**
 * Returns these jobs to their original queues, where they are retried like new ones, and returns their number. A job that fails again comes
 * back here. After an interruption, run it again: no job is deleted before it is back in its queue.
 */
export async function redrive(boss: PgBoss, letters: readonly DeadLetter[]): Promise<number> {
  let moved = 0;
  for (let start = 0; start < letters.length; start += BATCH) {
    const ids = letters.slice(start, start + BATCH).map(({ id }) => id);
    moved += await boss.redrive(DEAD_LETTERS, { ids, limit: BATCH });
  }
  return moved;
}

const asLetter = ({ id, data, sourceName, sourceOutput, createdOn }: JobWithMetadata<EventJob>): DeadLetter => ({
  id,
  queue: sourceName ?? '',
  eventId: data.eventId,
  error: errorIn(sourceOutput),
  since: createdOn,
});

const errorIn = (output: object | null): string =>
  output !== null && 'message' in output && typeof output.message === 'string' ? output.message : JSON.stringify(output);
