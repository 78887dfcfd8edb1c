import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { DEAD_LETTERS } from './boss.js';

/** A job that failed for good, and what it failed of. */
export interface DeadLetter {
  readonly id: string;
  readonly queue: string;
  /** The event it is about; null for a job whose id says it all. */
  readonly eventId: string | null;
  readonly error: string;
  readonly since: Date;
  /** What it was, under its own name. */
  readonly source: { readonly id: string; readonly group: string | undefined };
}

const BATCH = 500;

/** Every job that waits among the dead letters. */
export async function deadLetters(boss: PgBoss): Promise<DeadLetter[]> {
  const jobs = await boss.findJobs<{ eventId?: string } | null>(DEAD_LETTERS, { queued: true });
  return jobs.map(asLetter);
}

/**
 * Gives these back to the queues that they came from, where they are tried as if they were new, and answers how many. One that fails
 * again comes back here. Whoever is interrupted may begin anew: none is removed before it is in its queue again.
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

/** pg-boss would give these a new id, and with it they would be about nothing. */
async function giveBack(boss: PgBoss, queue: string, letters: readonly DeadLetter[]): Promise<number> {
  const sources = letters.map(({ source }) => source);
  await boss.retry(
    queue,
    sources.map(({ id }) => id),
  );
  // Those that failed too long ago to be there still. One that is there already is not added again.
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
