import { secondsAfter } from '../../kernel/clock.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import type { Work } from '../../platform/work/work.js';
import { db } from './notes.tables.js';
import type { NoteServices } from './services.js';

const HOUR_SECONDS = 3600;
const BATCH = 1000;

const findRecorded = statement(($: Named<{ names: readonly string[] }>) =>
  db.selectFrom('noteAttachment').select('storedAs').where('storedAs', '=', anyOf($.names)),
);

/** Removes files whose note was never committed. The minimum age exceeds any transaction. */
export async function sweepAttachments({ sql, services: { attachments, clock } }: Work<NoteServices>): Promise<void> {
  const { whole, partial } = await attachments.keptBefore(secondsAfter(clock.now(), -HOUR_SECONDS));
  for (const entry of partial) await attachments.removePartial(entry);
  for (let at = 0; at < whole.length; at += BATCH) {
    const names = whole.slice(at, at + BATCH);
    const recorded = new Set((await findRecorded(sql, { names })).map(({ storedAs }) => storedAs));
    for (const name of names) if (!recorded.has(name)) await attachments.remove(name);
  }
}
