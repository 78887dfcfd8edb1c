import { sql } from 'kysely';
import { csvRows } from '../../kernel/csv.js';
import { readDays, type DayRange } from '../../kernel/day-range.js';
import { FieldChecks } from '../../kernel/errors.js';
import { localDay } from '../../kernel/local-time.js';
import { decodeCursor, encodeCursor } from '../../kernel/page.js';
import { runOnce } from '../../platform/db/statement.js';
import type { Context } from '../../platform/work/context.js';
import { postedAt, refuseArchivedRange } from '../ledger/index.js';
import { layouts } from './export-formats.js';
import { entries, findPostings } from './journal.js';
import { entryOf } from './read-journal.js';
import type { LedgerExportArgs } from './accounting.types.js';
import { checkCurrency, readZone } from './days.js';

export interface ExportPage {
  readonly fileName: string;
  readonly text: string;
  readonly entries: number;
  readonly hasNextPage: boolean;
  readonly endCursor: string | null;
}

/** Entries per page. Files are read page by page, so no file is ever held in memory as a whole. */
const PAGE = 500;

/** Exports the journal of a range of days in another system's layout, earliest posting date first. Two statements per page. */
export async function exportJournal(context: Context, request: LedgerExportArgs): Promise<ExportPage> {
  const { range, timeZone } = readRange(request);
  await refuseArchivedRange(context.sql, { from: range.from, timeZone }, context.services.clock.now());
  const currency = currencyOf(context, request);
  const rows = await entriesOf(context, { range, currency, after: request.after ?? null });
  const page = rows.slice(0, PAGE).map(entryOf);
  const postings = await findPostings(context.sql, { entryIds: page.map(({ id }) => id) });
  const wanted = postings.filter((posting) => currency === null || posting.currency === currency);
  const byEntry = Map.groupBy(wanted, ({ entryId }) => entryId);

  const layout = layouts[request.format];
  const header = request.after == null ? [layout.columns] : [];
  const text = csvRows([
    ...header,
    ...page.flatMap((entry) => layout.rows({ ...entry, day: localDay(entry.postedAt, timeZone) }, byEntry.get(entry.id) ?? [])),
  ]);
  const last = page.at(-1);
  return {
    fileName: fileName(request, currency),
    text,
    entries: page.length,
    hasNextPage: rows.length > PAGE,
    endCursor: last ? encodeCursor(last) : null,
  };
}

function readRange({ startDate, endDate, currency, ...args }: LedgerExportArgs): { range: DayRange; timeZone: string } {
  const checks = new FieldChecks();
  const timeZone = readZone(checks, args.timeZone, 'UTC');
  const range = readDays(checks, { fields: ['startDate', 'endDate'], start: startDate, end: endDate, timeZone });
  checkCurrency(checks, currency);
  checks.settle();
  return { range, timeZone };
}

/** Other systems' amount columns hold a single currency; only the CSV layout may mix currencies. */
const currencyOf = ({ services }: Context, { format, currency }: LedgerExportArgs): string | null =>
  currency ?? (format === 'csv' ? null : services.settings.baseCurrency);

function entriesOf(context: Context, { range, currency, after }: { range: DayRange; currency: string | null; after: string | null }) {
  const key = after === null ? null : decodeCursor(after);
  const conditions = [
    sql<boolean>`${postedAt} >= ${range.from} and ${postedAt} < ${range.before}`,
    ...(currency === null ? [] : [sql<boolean>`exists (select 1 from posting p where p.entry_id = e.id and p.currency = ${currency})`]),
    ...(key ? [sql<boolean>`(${postedAt}, e.id) > (${key.createdAt}, ${key.id}::uuid)`] : []),
  ];
  const query = entries()
    .where((eb) => eb.and(conditions))
    .orderBy(postedAt)
    .orderBy('e.id')
    .limit(PAGE + 1);
  return runOnce(context.sql, query);
}

const fileName = ({ format, startDate, endDate }: LedgerExportArgs, currency: string | null): string =>
  ['ledger', format === 'csv' ? null : format, startDate, endDate, currency].filter(Boolean).join('_') + '.csv';
