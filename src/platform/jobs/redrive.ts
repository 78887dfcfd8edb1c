import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { DEAD_LETTERS } from './boss.js';

/** A job that failed for good, with its error. */
export interface DeadLetter {
  readonly id: string;
  readonly queue: string;
  /** The event that it handles; null for a job whose id describes its subject. */
  readonly eventId: string | null;
  readonly error: string;
  readonly since: Date;
  /** The original job. */
  readonly source: { readonly id: string; readonly group: string | undefined };
}

const BATCH = 500;

/** Lists every job in the dead letters. */
export async function deadLetters(boss: PgBoss): Promise<DeadLetter[]> {
  const jobs = await boss.findJobs<{ eventId?: string } | null>(DEAD_LETTERS, { queued: true });
  return jobs.map(asLetter);
}

/**
 * Returns these jobs to their original queues, where they are retried like new ones, and returns their number. A job that fails again comes
 * back here. After an interruption, run it again: no job is deleted before it is back in its queue.
 */
export async function redrive(boss: PgBoss, letters: readonly DeadLetter[]): Promise<number> {
  let moved = 0;
  for (let start = 0; start < letters.length; start += BATCH) {
    const batch = letters.slice(start, start + BATCH);
    const ofEvents = batch.filter(({ eventId }) => eventId !== null);
    if (ofEvents.length > 0) moved += await boss.redrive(DEAD_LETTERS, { ids: ofEvents.map(({ id }) => id), limit: BATCH });
    const held = Object.groupBy(
      batch.filter(({ eventId }) => eventId === null),
      ({ queue }) => queue,
    );
    for (const [queue, ofQueue = []] of Object.entries(held)) moved += await giveBack(boss, queue, ofQueue);
  }
  return moved;
}

/** pg-boss would assign new ids, but these ids describe the subject of their jobs. */
async function giveBack(boss: PgBoss, queue: string, letters: readonly DeadLetter[]): Promise<number> {
  const sources = letters.map(({ source }) => source);
  await boss.retry(
    queue,
    sources.map(({ id }) => id),
  );
  // Re-creates jobs whose originals have expired. A job that still exists is not added twice.
  await boss.insert(
    queue,
    sources.map(({ id, group }) => ({ id, ...(group !== undefined && { group: { id: group } }) })),
  );
  await boss.deleteJob(
    DEAD_LETTERS,
    letters.map(({ id }) => id),
  );
  return letters.length;
}

function asLetter(job: JobWithMetadata<{ eventId?: string } | null>): DeadLetter {
  const { id, data, sourceName, sourceId, sourceOutput, createdOn, groupId } = job;
  return {
    id,
    queue: sourceName ?? '',
    eventId: data?.eventId ?? null,
    error: errorIn(sourceOutput),
    since: createdOn,
    source: { id: sourceId ?? id, group: groupId ?? undefined },
  };
}

const errorIn = (output: object | null): string =>
  output !== null && 'message' in output && typeof output.message === 'string' ? output.message : JSON.stringify(output);
