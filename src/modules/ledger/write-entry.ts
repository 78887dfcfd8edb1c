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

interface Written extends Omit<JournalEntry, 'postings'> {
  readonly postings: readonly PostingRow[];
  readonly movements: readonly Movement[];
}

/**
 * Writes entry, postings and balances in one statement. If the key already exists, the entry is not inserted, so the other two join
 * nothing and nothing is written.
 */
const insertEntry = statement(($: Named<Written>) =>
  db
    .with('entry', (entries) =>
      entries
        .insertInto('journalEntry')
        .values({
          id: $.id,
          type: $.type,
          sourceType: $.sourceType,
          sourceId: $.sourceId,
          idempotencyKey: $.idempotencyKey,
          occurredAt: $.occurredAt,
          requestId: $.requestId,
          reversesEntryId: $.reversesEntryId,
          description: $.description,
          postedAt: now,
        })
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
export async function writeEntry(tx: Tx, entry: JournalEntry): Promise<boolean> {
  const written = await insertEntry.count(tx.sql, {
    ...entry,
    postings: entry.postings.map(rowOf),
    movements: [...movements(entry.postings).values()],
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
