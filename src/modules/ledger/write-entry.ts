import { sql } from 'kysely';
import { rowsLike, rowsOf, statement, type Named } from '../../platform/db/statement.js';
import type { NewRow } from '../../platform/db/tables.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { movements, type Movement } from './balances.rules.js';
import type { JournalEntry, Posting } from './entry.js';
import { db, type LedgerTables } from './ledger.tables.js';

type EntryRow = NewRow<LedgerTables['journalEntry']>;
type PostingRow = NewRow<LedgerTables['posting']>;

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
          .selectFrom(rowsLike('journalEntry', $.entries).as('given'))
          .select(db.given('journalEntry').map((column) => `given.${column}` as const))
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
        .columns(db.given('journalEntry'))
        .expression((eb) => eb.selectFrom('drafted').select(db.given('journalEntry')))
        .onConflict((conflict) => conflict.doNothing())
        .returning('id'),
    )
    .with('lines', (postings) =>
      postings
        .insertInto('posting')
        .columns(db.given('posting'))
        .expression((eb) =>
          eb
            .selectFrom(['entry', rowsLike('posting', $.postings).as('posted')])
            .select(db.given('posting').map((column) => `posted.${column}` as const))
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
    .select('id'),
);

/** Writes the entry unless its idempotency key, or a reversal of the same entry, exists. One statement; true if it was written. */
export async function writeEntry(tx: Tx, { postings, ...entry }: JournalEntry): Promise<boolean> {
  const written = await insertEntry.count(tx.sql, {
    entries: [{ ...entry, postedAt: tx.services.clock.now() }],
    postings: postings.map((posting) => rowOf(posting, entry)),
    movements: [...movements(postings).values()],
  });
  return written === 1;
}

const rowOf = ({ amount, balanceBefore, balanceAfter, ...posting }: Posting, entry: Omit<JournalEntry, 'postings'>): PostingRow => ({
  ...posting,
  entryId: entry.id,
  occurredAt: entry.occurredAt,
  amountMinor: amount.minor,
  currency: amount.currency,
  balanceBeforeMinor: balanceBefore?.minor ?? null,
  balanceAfterMinor: balanceAfter?.minor ?? null,
});
