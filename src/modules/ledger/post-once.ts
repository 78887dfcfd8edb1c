import { refuse } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { entryArchived } from './archive/archived-entries.js';
import type { EntryDraft, Line, PostedEntry } from './entry.js';
import { postEntry } from './post-entry.js';
import type { LedgerServices } from './services.js';

/**
 * Posts an entry whose key comes from outside and may be reused for a different payment. Returning the first entry would then lose the
 * second: IDEMPOTENCY_KEY_REUSED. What an archived entry said is not known here: ENTRY_ARCHIVED. Statements as `postEntry`.
 */
export async function postOnce(tx: Tx<LedgerServices>, draft: EntryDraft): Promise<PostedEntry> {
  const entry = await postEntry(tx, draft);
  assertNotArchived(entry);
  if (entry.replayed && !isSame(entry, draft)) throw refuse('IDEMPOTENCY_KEY_REUSED');
  return entry;
}

/** Throws ENTRY_ARCHIVED for the replay of an archived entry, which cannot be compared with the request. */
export function assertNotArchived({ id, archivedIn }: PostedEntry): void {
  if (archivedIn !== undefined) throw entryArchived({ entryId: id, month: archivedIn });
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
