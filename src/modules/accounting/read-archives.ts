import { statement } from '../../platform/db/statement.js';
import type { Context } from '../../platform/graphql/context.js';
import { db } from './accounting.tables.js';

const findArchives = statement(() =>
  db
    .selectFrom('ledgerArchive')
    .select(['month', 'entries', 'postings', 'sha256', 'previousSha256', 'archivedAt'])
    .orderBy('month', 'desc'),
);

/** Lists the archived months of the journal, newest first. One statement. */
export async function listArchives(context: Context) {
  const archives = await findArchives(context.sql, {});
  return archives.map(({ month, entries, postings, ...archive }) => ({
    ...archive,
    month: month.slice(0, 7),
    entries: Number(entries),
    postings: Number(postings),
  }));
}
