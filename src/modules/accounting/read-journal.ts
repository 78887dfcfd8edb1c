import { sql, type Expression, type SqlBool, type RawBuilder } from 'kysely';
import { daysAfter } from '../../kernel/clock.js';
import { isCurrency, parseMoney, type Money } from '../../kernel/money.js';
import { MAX_DAYS, readDays, type DayRange } from '../../kernel/day-range.js';
import { FieldChecks } from '../../kernel/errors.js';
import type { PageKey } from '../../kernel/page.js';
import { runOnce, statement, type Named } from '../../platform/db/statement.js';
import { checkFields } from '../../platform/graphql/declared-fields.js';
import { readPage, type Page, type PageArgs } from '../../platform/graphql/connection.js';
import type { Context } from '../../platform/work/context.js';
import { listLoaderBy } from '../../platform/work/loader.js';
import { isUuid, uuidOrNone } from '../../platform/ids.js';
import { missingEntry, postedAt, refuseArchivedRange, refuseArchivedShipment, ledgerAccounts } from '../ledger/index.js';
import { findShipmentId } from '../shipments/index.js';
import { db } from './accounting.tables.js';
import { JournalArgs } from './accounting.types.js';
import { entries, findPostings, type EntryPosting } from './journal.js';

interface JournalFilter {
  readonly account?: string | null;
  readonly type?: string | null;
  readonly sellerId?: string | null;
  /** UUID of the shipment. */
  readonly shipmentId?: string | null;
  readonly amount?: string | null;
  readonly currency?: string | null;
  readonly reference?: string | null;
  readonly search?: string | null;
  readonly startDate?: string | null;
  readonly endDate?: string | null;
}

export type JournalEntry = ReturnType<typeof entryOf>;

/** Lists the journal, latest posting date first. PERIOD_ARCHIVED or ENTRY_ARCHIVED rather than an incomplete list of a range or a shipment. */
export async function listEntries(context: Context, args: PageArgs & JournalFilter): Promise<Page<JournalEntry>> {
  const { actor, services } = context;
  const question = readFilter(args, services.clock.now(), services.settings.baseCurrency);
  const shipmentId = question.shipmentId ? await findShipmentId(context.sql, actor, question.shipmentId) : null;
  await refuseArchivedRange(context.sql, question.days.from, services.clock.now());
  if (shipmentId !== null) await refuseArchivedShipment(context.sql, shipmentId);
  const where = journalWhere({ ...question, shipmentId });
  return readPage(args, {
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

/** A validated filter. */
interface JournalQuestion extends Omit<JournalFilter, 'amount' | 'startDate' | 'endDate'> {
  readonly amount: Money | undefined;
  readonly days: DayRange;
}

/** Validates a filter. Throws VALIDATION_FAILED with all problems, or DATE_RANGE_TOO_LARGE. */
function readFilter(filter: JournalFilter, now: Date, baseCurrency: string): JournalQuestion {
  const checks = new FieldChecks();
  const { account } = filter;
  if (account != null && !ledgerAccounts.has(account)) checks.fail('account', 'ledgerAccount', {}, [...ledgerAccounts.keys()]);
  checkFields(checks, '', JournalArgs, filter);
  const amount = readAmount(checks, filter, baseCurrency);
  const days = readDays(checks, { fields: ['startDate', 'endDate'], start: filter.startDate, end: filter.endDate });
  checks.settle();
  return { ...filter, amount, days: wholeRange(days, isSlow(filter), now) };
}

function readAmount(checks: FieldChecks, { amount, currency }: JournalFilter, baseCurrency: string): Money | undefined {
  if (currency != null && !isCurrency(currency)) checks.fail('currency', 'iso4217', { example: 'USD' });
  else if (amount != null) {
    const money = parseMoney(amount, currency ?? baseCurrency);
    if (!money || money.minor <= 0n) checks.fail('amount', 'amountOf', { currency: currency ?? baseCurrency });
    return money;
  }
  return undefined;
}

/** No index serves these filters, so they are limited to a date range. */
const isSlow = ({ type, amount, search }: JournalFilter): boolean => Boolean(type) || amount != null || Boolean(search?.trim());

/** Completes a half-open range to 90 days. */
function wholeRange({ from, before }: DayRange, isNeeded: boolean, now: Date): DayRange {
  if (from && !before) return { from, before: daysAfter(from, MAX_DAYS + 1) };
  if (before && !from) return { from: daysAfter(before, -(MAX_DAYS + 1)), before };
  return from || !isNeeded ? { from, before } : { from: daysAfter(now, -MAX_DAYS), before: null };
}

type Condition = RawBuilder<boolean>;

const posted = (condition: Condition): Condition => sql`e.id in (select p.entry_id from posting p where ${condition})`;
const hasPosting = (condition: Condition): Condition => sql`exists (select 1 from posting p where p.entry_id = e.id and ${condition})`;

/** Builds the condition on entries `e`. */
function journalWhere(question: JournalQuestion): Condition {
  const { account, type, sellerId, shipmentId, amount, currency, reference, search, days } = question;
  const term = search?.trim();
  const conditions: Condition[] = [
    ...(days.from ? [sql<boolean>`${postedAt} >= ${days.from}`] : []),
    ...(days.before ? [sql<boolean>`${postedAt} < ${days.before}`] : []),
    ...(type ? [sql<boolean>`e.type = ${type}`] : []),
    // The account comes from the chart, so it is safe to inline. The planner then matches the partial index of rare accounts.
    ...(account ? [posted(sql`p.account = ${sql.lit(account)}`)] : []),
    ...(sellerId ? [posted(sql`p.account in ('1200', '2100') and p.seller_id = ${uuidOrNone(sellerId)}`)] : []),
    ...(shipmentId ? [posted(sql`p.shipment_id = ${shipmentId}`)] : []),
    ...(reference ? [posted(sql`p.reference = ${reference}`)] : []),
    ...(currency ? [hasPosting(sql`p.currency = ${currency}`)] : []),
    ...(amount ? [hasPosting(sql`p.amount_minor = ${amount.minor} and p.currency = ${amount.currency}`)] : []),
    ...(term ? [found(term)] : []),
  ];
  return conditions.length === 0 ? sql`true` : sql.join<boolean>(conditions, sql` and `);
}

/** Looks up an id; matches any other term against descriptions, references and order references. */
function found(term: string): Condition {
  if (isUuid(term)) return sql`(e.id = ${term}::uuid or e.source_id = ${term.toLowerCase()})`;
  const pattern = `%${term.replace(/[\\%_]/g, '\\$&')}%`;
  const inPosting = sql<boolean>`(p.description ilike ${pattern} or p.reference ilike ${pattern} or p.order_reference ilike ${pattern})`;
  return sql`(e.description ilike ${pattern} or ${hasPosting(inPosting)})`;
}
