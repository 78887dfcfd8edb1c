import { sql, type SelectQueryBuilder } from 'kysely';
import { money, moneyOrNull } from '../../kernel/money.js';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { JournalEntry, Posting } from './entry.js';
import { db, type LedgerTables } from './ledger.tables.js';

const ENTRY = [
  'e.type',
  'e.sourceType',
  'e.sourceId',
  'e.idempotencyKey',
  'e.occurredAt',
  'e.requestId',
  'e.reversesEntryId',
  'e.description as entryDescription',
] as const;

const POSTING = [
  'p.id',
  'p.entryId',
  'p.line',
  'p.account',
  'p.sellerId',
  'p.workerId',
  'p.direction',
  'p.amountMinor',
  'p.currency',
  'p.balanceBeforeMinor',
  'p.balanceAfterMinor',
  'p.source',
  'p.shipmentId',
  'p.orderId',
  'p.orderReference',
  'p.invoiceId',
  'p.approvalRequestId',
  'p.reference',
  'p.description',
  'p.reversesPostingId',
] as const;

const entries = () =>
  db.selectFrom('journalEntry as e').innerJoin('posting as p', 'p.entryId', 'e.id').select(ENTRY).select(POSTING).orderBy('p.line');

const findByKey = statement(($: Named<{ idempotencyKey: string }>) => entries().where('e.idempotencyKey', '=', $.idempotencyKey));
const findById = statement(($: Named<{ id: string }>) => entries().where('e.id', '=', $.id));

const findKey = statement(($: Named<{ idempotencyKey: string }>) =>
  db
    .selectFrom('journalEntry')
    .select('id')
    .where('idempotencyKey', '=', $.idempotencyKey)
    .unionAll(db.selectFrom('ledgerArchivedEntry').select('entryId as id').where('idempotencyKey', '=', $.idempotencyKey)),
);

/** True if an entry with this key was posted, whether it is in the journal or archived. One statement. */
export const isKeyUsed = async (on: RunSql, idempotencyKey: string): Promise<boolean> =>
  (await findKey.first(on, { idempotencyKey })) !== undefined;

type ChainLink = { id: string; distance: number };

/** Start of a chain: the entries themselves. */
export const START = ['id', sql<number>`0`.as('distance')] as const;

/**
 * The common table `chain`: these entries, their reversals, the reversals of those, and so on. Entries at odd distances undo the first
 * one; entries at even distances restore it.
 */
export const withReversals = (first: SelectQueryBuilder<LedgerTables, 'journalEntry', ChainLink>) =>
  db.withRecursive('chain', (links) =>
    first.unionAll(
      links
        .selectFrom('chain as c')
        .innerJoin('journalEntry as r', 'r.reversesEntryId', 'c.id')
        .select(['r.id', sql<number>`c.distance + 1`.as('distance')]),
    ),
  );

/** The last entry of the chain, which is not reversed. */
const findLastByKey = statement(($: Named<{ idempotencyKey: string }>) =>
  withReversals(db.selectFrom('journalEntry').select(START).where('idempotencyKey', '=', $.idempotencyKey))
    .selectFrom((eb) => eb.selectFrom('chain').select(['id', 'distance']).orderBy('distance', 'desc').limit(1).as('l'))
    .innerJoin('journalEntry as e', 'e.id', 'l.id')
    .innerJoin('posting as p', 'p.entryId', 'e.id')
    .select(ENTRY)
    .select(POSTING)
    .select('l.distance')
    .orderBy('p.line'),
);

type EntryRow = Awaited<ReturnType<typeof findById>>[number];

export const entryByKey = async (on: RunSql, idempotencyKey: string): Promise<JournalEntry | undefined> =>
  toEntry(await findByKey(on, { idempotencyKey }));

export const entryById = async (on: RunSql, id: string): Promise<JournalEntry | undefined> => toEntry(await findById(on, { id }));

export interface LastInChain {
  /** The entry itself if it was never reversed. */
  readonly entry: JournalEntry;
  /** Whether the money of the first entry was given back; a reversal that was itself reversed gives nothing back. */
  readonly isUndone: boolean;
}

/** Finds the last entry in a chain of reversals. One statement. */
export async function lastEntryByKey(on: RunSql, idempotencyKey: string): Promise<LastInChain | undefined> {
  const rows = await findLastByKey(on, { idempotencyKey });
  const entry = toEntry(rows);
  return entry && { entry, isUndone: rows.some(({ distance }) => distance % 2 === 1) };
}

function toEntry(rows: readonly EntryRow[]): JournalEntry | undefined {
  const [row] = rows;
  if (!row) return undefined;
  const { entryId, entryDescription, type, sourceType, sourceId, idempotencyKey, occurredAt, requestId, reversesEntryId } = row;
  return {
    id: entryId,
    ...{ type, sourceType, sourceId, idempotencyKey, occurredAt, requestId, reversesEntryId },
    description: entryDescription,
    postings: rows.map(toPosting),
  };
}

const toPosting = (row: EntryRow): Posting => ({
  id: row.id,
  line: row.line,
  account: row.account,
  sellerId: row.sellerId,
  workerId: row.workerId,
  direction: row.direction,
  amount: money(row.amountMinor, row.currency),
  balanceBefore: moneyOrNull(row.balanceBeforeMinor, row.currency),
  balanceAfter: moneyOrNull(row.balanceAfterMinor, row.currency),
  source: row.source,
  shipmentId: row.shipmentId,
  orderId: row.orderId,
  orderReference: row.orderReference,
  invoiceId: row.invoiceId,
  approvalRequestId: row.approvalRequestId,
  reference: row.reference,
  description: row.description,
  reversesPostingId: row.reversesPostingId,
});
