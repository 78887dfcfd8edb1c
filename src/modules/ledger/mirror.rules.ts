import type { JournalEntry, Line, Posting } from './entry.js';
import type { PostingSource } from './ledger.enums.js';

/** A reversal is keyed by the entry that it reverses: of a refund and a correction, the second finds the work already done. */
export const reversalKey = (entryId: string): string => `reverse:${entryId}`;

/** The lines that reverse an entry: each on the opposite side of its account, linked to the original. */
export const mirrorLines = (entry: JournalEntry, source: PostingSource, description: string): Line[] =>
  entry.postings.map((posting) => mirrorLine(posting, source, description));

const mirrorLine = (posting: Posting, source: PostingSource, description: string): Line => ({
  ...posting,
  direction: posting.direction === 'debit' ? 'credit' : 'debit',
  source,
  description,
  reversesPostingId: posting.id,
});
