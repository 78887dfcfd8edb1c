import { secondsAfter } from '../../kernel/clock.js';
import type { JobContext } from '../../platform/events/consumer.js';

const HOUR_SECONDS = 3600;
const BATCH = 1000;

/** Removes files whose note was never committed. None is younger than any transaction can be. */
export async function sweepAttachments({ sql, services: { attachments, clock } }: JobContext): Promise<void> {
  const { whole, partial } = await attachments.keptBefore(secondsAfter(clock.now(), -HOUR_SECONDS));
  for (const entry of partial) await attachments.removePartial(entry);
  for (let at = 0; at < whole.length; at += BATCH) {
    const names = whole.slice(at, at + BATCH);
    const rows = await sql<{ stored_as: string }>('select stored_as from note_attachment where stored_as = any($1)', [names]);
    const recorded = new Set(rows.map((row) => row.stored_as));
    for (const name of names) if (!recorded.has(name)) await attachments.remove(name);
  }
}
