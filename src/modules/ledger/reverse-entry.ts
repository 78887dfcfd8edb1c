import { refuse } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { COLLECTION_SOURCE } from './book-collection.js';
import type { JournalEntry, PostedEntry, SpendingLimit } from './entry.js';
import { mirrorLines, reversalKey } from './mirror.rules.js';
import { postEntry } from './post-entry.js';
import { entryById } from './read-entry.js';

export interface EntryReversal extends Pick<SpendingLimit, 'creditLimitMinor' | 'force'> {
  readonly entryId: string;
  readonly occurredAt: Date;
  /** Why the entry was wrong; it stands on the statement. */
  readonly reason: string;
}

/**
 * R11: undoes an entry by its mirror image; the entry itself stays. Refuses NOT_FOUND, ENTRY_ALREADY_REVERSED, COD_ALREADY_CONFIRMED, and
 * INSUFFICIENT_BALANCE when it would take money that the wallet no longer has. Three statements, one more to refuse.
 */
export async function reverseEntry(tx: Tx, reversal: EntryReversal): Promise<PostedEntry> {
  const wrong = await entryById(tx.sql, reversal.entryId);
  if (!wrong) throw refuse('NOT_FOUND');
  // One of them alone would leave the money of a collection somewhere where nobody has it.
  if (wrong.sourceType === COLLECTION_SOURCE) throw refuse('COD_ALREADY_CONFIRMED', { message: PART_OF_COLLECTION });
  return reverseKnown(tx, wrong, reversal);
}

const PART_OF_COLLECTION = 'The entry belongs to a collection, which is reversed as a whole: use reverseCod.';

/** The same for an entry that was read, whatever it belongs to. */
export async function reverseKnown(
  tx: Tx,
  wrong: JournalEntry,
  { entryId, occurredAt, reason, ...limit }: EntryReversal,
): Promise<PostedEntry> {
  const reversal = await postEntry(tx, {
    ...limit,
    type: 'reversal',
    sourceType: 'journal_entry',
    sourceId: entryId,
    idempotencyKey: reversalKey(entryId),
    occurredAt,
    description: reason,
    reversesEntryId: entryId,
    lines: mirrorLines(wrong, 'reversal', reason),
  });
  if (reversal.replayed) throw refuse('ENTRY_ALREADY_REVERSED');
  return reversal;
}
