import { sql } from 'kysely';
import { now, rowsOf, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { movements, type Movement } from './balances.rules.js';
import type { JournalEntry, Posting } from './entry.js';
import { db } from './ledger.tables.js';

const POSTING = [
  'id',
  'line',
  'account',
  'sellerId',
  'workerId',
  'direction',
  'amountMinor',
  'currency',
  'balanceBeforeMinor',
  'balanceAfterMinor',
  'source',
  'shipmentId',
  'orderId',
  'orderReference',
  'invoiceId',
  'approvalRequestId',
  'reference',
  'description',
  'reversesPostingId',
] as const;

const ENTRY_TYPES = {
  id: 'uuid',
  type: 'text',
  sourceType: 'text',
  sourceId: 'text',
  idempotencyKey: 'text',
  occurredAt: 'timestamptz',
  requestId: 'text',
  reversesEntryId: 'uuid',
  description: 'text',
} as const;
const ENTRY = [
  'id',
  'type',
  'sourceType',
  'sourceId',
  'idempotencyKey',
  'occurredAt',
  'requestId',
  'reversesEntryId',
  'description',
] as const;

type EntryRow = Omit<JournalEntry, 'postings'>;
type PostingRow = ReturnType<typeof rowOf>;

const linesOf = (postings: Named<{ postings: readonly PostingRow[] }>['postings']) =>
  rowsOf(postings, {
    id: 'uuid',
    line: 'smallint',
    account: 'text',
    sellerId: 'uuid',
    workerId: 'uuid',
    direction: 'text',
    amountMinor: 'bigint',
    currency: 'text',
    balanceBeforeMinor: 'bigint',
    balanceAfterMinor: 'bigint',
    source: 'text',
    shipmentId: 'uuid',
    orderId: 'uuid',
    orderReference: 'text',
    invoiceId: 'uuid',
    approvalRequestId: 'uuid',
    reference: 'text',
    description: 'text',
    reversesPostingId: 'uuid',
  });

interface Written {
  /** One. */
  readonly entries: readonly EntryRow[];
  readonly postings: readonly PostingRow[];
  readonly movements: readonly Movement[];
}

/**
 * Writes entry, postings and balances in one statement. If the key already exists, in the journal or in its archive, the entry is not
 * inserted, so the other two join nothing and nothing is written.
 */
const insertEntry = statement(($: Named<Written>) =>
  db
    // Materialised, because Citus mistakes an insert that reads a table and has functions that are not immutable.
    .with(
      (cte) => cte('drafted').materialized(),
      (q) =>
        q
          .selectFrom(rowsOf($.entries, ENTRY_TYPES).as('given'))
          .select([...ENTRY, now.as('postedAt')])
          .where((each) =>
            each.not(
              each.exists(
                each.selectFrom('ledgerArchivedEntry as a').select('a.entryId').whereRef('a.idempotencyKey', '=', 'given.idempotencyKey'),
              ),
            ),
          ),
    )
    .with('entry', (entries) =>
      entries
        .insertInto('journalEntry')
        .columns([...ENTRY, 'postedAt'])
        .expression((eb) => eb.selectFrom('drafted').select([...ENTRY, 'postedAt']))
        .onConflict((conflict) => conflict.doNothing())
        .returning(['id as entryId', 'occurredAt']),
    )
    .with('lines', (postings) =>
      postings
        .insertInto('posting')
        .columns(['entryId', 'occurredAt', ...POSTING])
        .expression((eb) =>
          eb
            .selectFrom(['entry', linesOf($.postings).as('posted')])
            .select(['entryId', 'occurredAt', ...POSTING])
            .orderBy('line'),
        ),
    )
    .with('balances', (accounts) =>
      accounts
        .updateTable('sellerAccount as a')
        .from([
          'entry',
          rowsOf($.movements, { sellerId: 'uuid', kind: 'text', currency: 'bpchar', deltaMinor: 'bigint', postings: 'integer' }).as('m'),
        ])
        .set((eb) => ({
          balanceMinor: eb('a.balanceMinor', '+', eb.ref('m.deltaMinor')),
          postingCount: sql<bigint>`${eb.ref('a.postingCount')} + ${eb.ref('m.postings')}`,
          version: eb('a.version', '+', 1),
        }))
        .whereRef('a.sellerId', '=', 'm.sellerId')
        .whereRef('a.kind', '=', 'm.kind')
        .whereRef('a.currency', '=', 'm.currency'),
    )
    .selectFrom('entry')
    .select('entryId'),
);

/** Writes the entry unless its idempotency key, or a reversal of the same entry, exists. One statement; true if it was written. */
export async function writeEntry(tx: Tx, { postings, ...entry }: JournalEntry): Promise<boolean> {
  const written = await insertEntry.count(tx.sql, {
    entries: [entry],
    postings: postings.map(rowOf),
    movements: [...movements(postings).values()],
  });
  return written === 1;
}

const rowOf = ({ amount, balanceBefore, balanceAfter, ...posting }: Posting) => ({
  ...posting,
  amountMinor: amount.minor,
  currency: amount.currency,
  balanceBeforeMinor: balanceBefore?.minor ?? null,
  balanceAfterMinor: balanceAfter?.minor ?? null,
});
