import { sql, type Expression, type SqlBool } from 'kysely';
import type { PageKey } from '../../kernel/page.js';
import { runOnce, statement, type Named } from '../../platform/db/statement.js';
import { readPage, type Page, type PageArgs } from '../../platform/graphql/connection.js';
import type { Context } from '../../platform/work/context.js';
import { listLoaderBy } from '../../platform/work/loader.js';
import { isUuid } from '../../platform/ids.js';
import { missingEntry, postedAt, refuseArchivedRange, refuseArchivedShipment } from '../ledger/index.js';
import { findShipmentId } from '../shipments/index.js';
import { db } from './accounting.tables.js';
import { entries, findPostings, type EntryPosting } from './journal.js';
import { readFilter, type JournalFilter } from './journal-filter.js';
import { journalTotals, type JournalTotal } from './journal-totals.js';
import { journalWhere } from './journal-where.js';

export type JournalEntry = ReturnType<typeof entryOf>;

export interface JournalPage extends Page<JournalEntry> {
  readonly totals: () => Promise<JournalTotal[]>;
}

/** Lists the journal, latest posting date first. PERIOD_ARCHIVED or ENTRY_ARCHIVED rather than an incomplete list of a range or a shipment. */
export async function listEntries(context: Context, args: PageArgs & JournalFilter): Promise<JournalPage> {
  const { actor, services } = context;
  const question = readFilter(args, services.clock.now(), services.settings.baseCurrency);
  const shipmentId = question.shipmentId ? await findShipmentId(context.sql, actor, question.shipmentId) : null;
  await refuseArchivedRange(context.sql, { from: question.days.from, timeZone: question.zone }, services.clock.now());
  if (shipmentId !== null) await refuseArchivedShipment(context.sql, shipmentId);
  const wanted = { ...question, shipmentId };
  const where = journalWhere(wanted);
  const page = await readPage(args, {
    rows: (page) => entriesWhere(context, where, page),
    count: async () => {
      const [row] = await runOnce(
        context.sql,
        db
          .selectFrom('journalEntry as e')
          .select(({ fn }) => fn.countAll<bigint>().as('count'))
          .where(where),
      );
      return Number(row?.count ?? 0);
    },
  });
  return { ...page, totals: () => journalTotals(context.sql, wanted, where) };
}

async function entriesWhere(
  context: Context,
  where: Expression<SqlBool>,
  { limit, after, offset }: { limit: number; after: PageKey | null; offset: number },
): Promise<JournalEntry[]> {
  const page = entries().where(where).orderBy(postedAt, 'desc').orderBy('e.id', 'desc').limit(limit).offset(offset);
  const behind = after && page.where(sql<boolean>`(${postedAt}, e.id) < (${after.createdAt}, ${after.id}::uuid)`);
  return (await runOnce(context.sql, behind ?? page)).map(entryOf);
}

/** Finds one entry by UUID. NOT_FOUND, or ENTRY_ARCHIVED. */
export async function entryById(context: Context, id: string): Promise<JournalEntry> {
  const entry = isUuid(id) ? await findById.first(context.sql, { id }) : undefined;
  if (!entry) throw await missingEntry(context.sql, id);
  return entryOf(entry);
}

const findById = statement(($: Named<{ id: string }>) => entries().where('e.id', '=', $.id));

/** Loads the postings of many entries in one statement. */
export const postingsLoader = listLoaderBy<string, EntryPosting>(
  (entryIds, context) => findPostings(context.sql, { entryIds }),
  ({ entryId }) => entryId,
);

/** The posting date determines an entry's position in the list. */
export const entryOf = (entry: Awaited<ReturnType<typeof findById>>[number]) => ({ ...entry, createdAt: entry.postedAt, replayed: false });

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
