import { refuse } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { EntryDraft, Line, PostedEntry } from './entry.js';
import { postEntry } from './post-entry.js';
import type { LedgerServices } from './services.js';

/**
 * Posts an entry whose key comes from outside and may be reused for a different payment. Returning the first entry would then lose the
 * second: IDEMPOTENCY_KEY_REUSED. Statements as `postEntry`.
 */
export async function postOnce(tx: Tx<LedgerServices>, draft: EntryDraft): Promise<PostedEntry> {
  const entry = await postEntry(tx, draft);
  if (entry.replayed && !isSame(entry, draft)) throw refuse('IDEMPOTENCY_KEY_REUSED');
  return entry;
}

const isSame = (entry: PostedEntry, draft: EntryDraft): boolean =>
  entry.type === draft.type &&
  entry.sourceId === draft.sourceId &&
  entry.postings.length === draft.lines.length &&
  entry.postings.every((posting, index) => isSameLine(posting, draft.lines[index]));

const isSameLine = ({ account, direction, amount }: Line, other: Line | undefined): boolean =>
  account === other?.account &&
  direction === other.direction &&
  amount.minor === other.amount.minor &&
  amount.currency === other.amount.currency;
