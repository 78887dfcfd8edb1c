import { refuse } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { PostedEntry, SpendingLimit } from './entry.js';
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
 * R11: undoes an entry by its mirror image; the entry itself stays. Refuses NOT_FOUND, ENTRY_ALREADY_REVERSED, and
 * INSUFFICIENT_BALANCE when it would take money that the wallet no longer has. Three statements, one more to refuse.
 */
export async function reverseEntry(tx: Tx, { entryId, occurredAt, reason, ...limit }: EntryReversal): Promise<PostedEntry> {
  const wrong = await entryById(tx.sql, entryId);
  if (!wrong) throw refuse('NOT_FOUND');

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
