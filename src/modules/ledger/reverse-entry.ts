import { refuse } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { missingEntry } from './archive/archived-entries.js';
import { COLLECTION_SOURCE } from './book-collection.js';
import { chartOfAccounts } from './chart-of-accounts.js';
import type { JournalEntry, PostedEntry, SpendingLimit } from './entry.js';
import { lockOrigin, owedToPayer, type Origin } from './entry-family.js';
import { mirrorLines, reversalKey } from './mirror.rules.js';
import { postEntry } from './post-entry.js';
import { entryById } from './read-entry.js';
import type { LedgerServices } from './services.js';

export interface EntryReversal extends Pick<SpendingLimit, 'creditLimitMinor' | 'force'> {
  readonly entryId: string;
  readonly occurredAt: Date;
  /** Why the entry was wrong; shown on the statement. */
  readonly reason: string;
}

/**
 * R11: reverses an entry with its mirror image; the entry itself stays. Throws NOT_FOUND, ENTRY_ARCHIVED, ENTRY_ALREADY_REVERSED,
 * COD_ALREADY_CONFIRMED, or INSUFFICIENT_BALANCE if it would take money that the wallet no longer has. Four statements, one more for a
 * surplus or to refuse.
 */
export async function reverseEntry(tx: Tx<LedgerServices>, { entryId, ...reversal }: EntryReversal): Promise<PostedEntry> {
  const origin = await lockOrigin(tx.sql, entryId);
  const wrong = await entryById(tx.sql, entryId);
  if (!origin || !wrong) throw await missingEntry(tx.sql, entryId);
  // A collection has several entries: reversing one of them would leave its money on an account without a holder. Reversing a reversal
  // would restore a credit that no longer awaits cash, while the parcel can be collected for again.
  if (origin.sourceType === COLLECTION_SOURCE) throw refuse('COD_ALREADY_CONFIRMED.partOfCollection');
  await assertStillOwed(tx, origin, wrong);
  return reverseKnown(tx, wrong, reversal);
}

/** Money already refunded to a payer cannot be deducted from the surplus again. */
async function assertStillOwed(tx: Tx, origin: Origin, { postings }: JournalEntry): Promise<void> {
  const surplus = postings.find(({ account, direction }) => account === chartOfAccounts.refundsPayable.code && direction === 'credit');
  if (surplus && (await owedToPayer(tx.sql, origin)) < surplus.amount.minor) throw refuse('ENTRY_ALREADY_REVERSED.notOwed');
}

/** Reverses an entry that was already read. The caller holds the family lock, or knows that no other transaction can touch the entry. */
export async function reverseKnown(
  tx: Tx<LedgerServices>,
  wrong: JournalEntry,
  { occurredAt, reason, ...limit }: Omit<EntryReversal, 'entryId'>,
): Promise<PostedEntry> {
  const reversal = await postEntry(tx, {
    ...limit,
    type: 'reversal',
    sourceType: 'journal_entry',
    sourceId: wrong.id,
    idempotencyKey: reversalKey(wrong.id),
    occurredAt,
    description: reason,
    reversesEntryId: wrong.id,
    lines: mirrorLines(wrong, 'reversal', reason),
  });
  if (reversal.replayed) throw refuse('ENTRY_ALREADY_REVERSED');
  return reversal;
}
