import type { JournalEntry, Line, Posting } from './entry.js';
import type { PostingSource } from './ledger.enums.js';

/** A reversal has the key of what it reverses: whoever reverses first, a refund or a correction, the other one finds it done. */
export const reversalKey = (entryId: string): string => `reverse:${entryId}`;

/** The lines that undo an entry: each on the other side of its account, linked to its original. */
export const mirrorLines = (entry: JournalEntry, source: PostingSource, description: string): Line[] =>
  entry.postings.map((posting) => mirrorLine(posting, source, description));

const mirrorLine = (posting: Posting, source: PostingSource, description: string): Line => ({
  ...posting,
  direction: posting.direction === 'debit' ? 'credit' : 'debit',
  source,
  description,
  reversesPostingId: posting.id,
});
