import { refuse } from '../../kernel/errors.js';
import type { PageKey } from '../../kernel/page.js';
import { instantOf, PLANNED_EACH_TIME } from '../../platform/db/sql.js';
import { readPage, type Page, type PageArgs } from '../../platform/graphql/connection.js';
import type { Context } from '../../platform/graphql/context.js';
import { listLoaderBy } from '../../platform/graphql/loader.js';
import { isUuid } from '../../platform/ids.js';
import { POSTED_AT } from '../ledger/index.js';
import { findShipmentId } from '../shipments/index.js';
import { journalWhere, readFilter, type JournalFilter, type Where } from './journal-filter.js';
import { ENTRIES, POSTINGS_OF, type EntryRow, type PostingRow } from './journal.sql.js';

export type JournalEntry = ReturnType<typeof entryOf>;

/** The journal, the latest posting date first. */
export async function listEntries(context: Context, args: PageArgs & JournalFilter): Promise<Page<JournalEntry>> {
  const { sql, actor, services } = context;
  actor.require('ledger:read');
  const question = readFilter(args, services.clock.now(), services.settings.baseCurrency);
  const shipmentId = question.shipmentId ? await findShipmentId(sql, actor, question.shipmentId) : null;
  const where = journalWhere({ ...question, shipmentId });
  return readPage(args, {
    rows: (page) => entriesWhere(context, where, page),
    count: async () => {
      const text = `${PLANNED_EACH_TIME} select count(*) as count from journal_entry e where true${where.text}`;
      const [row] = await sql<{ count: string }>(text, where.values);
      return Number(row?.count ?? 0);
    },
  });
}

async function entriesWhere(
  { sql }: Context,
  { text, values }: Where,
  { limit, after, offset }: { limit: number; after: PageKey | null; offset: number },
): Promise<JournalEntry[]> {
  const n = values.length;
  const keyset = after ? ` and (${POSTED_AT}, e.id) < ($${n + 3}, $${n + 4}::uuid)` : '';
  const rows = await sql<EntryRow>(
    `${PLANNED_EACH_TIME} ${ENTRIES} where true${text}${keyset} order by ${POSTED_AT} desc, e.id desc limit $${n + 1} offset $${n + 2}`,
    [...values, limit, offset, ...(after ? [after.createdAt, after.id] : [])],
  );
  return rows.map(entryOf);
}

/** One entry by its UUID. NOT_FOUND. */
export async function entryById({ sql, actor }: Context, id: string): Promise<JournalEntry> {
  actor.require('ledger:read');
  const [row] = isUuid(id) ? await sql<EntryRow>(`${ENTRIES} where e.id = $1`, [id]) : [];
  if (!row) throw refuse('NOT_FOUND');
  return entryOf(row);
}

/** The postings of many entries in one statement. */
export const postingsLoader = listLoaderBy<string, PostingRow>(
  (entryIds, { sql }) => sql<PostingRow>(POSTINGS_OF, [entryIds]),
  (row) => row.entry_id,
);

/** The posting date is the place of an entry in the list. */
export const entryOf = (row: EntryRow) => ({
  id: row.id,
  type: row.type,
  sourceType: row.source_type,
  sourceId: row.source_id,
  description: row.description,
  occurredAt: instantOf(row.occurred_at),
  postedAt: instantOf(row.posted_at),
  createdAt: instantOf(row.posted_at),
  reversesEntryId: row.reverses_entry_id,
  reversedByEntryId: row.reversed_by,
  replayed: false,
});
