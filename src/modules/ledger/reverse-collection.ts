import type { Tx } from '../../platform/db/unit-of-work.js';
import { COLLECTION_SOURCE } from './book-collection.js';
import type { PostedEntry } from './entry.js';
import { entryById } from './read-entry.js';
import { reverseKnown, type EntryReversal } from './reverse-entry.js';
import { reverseUncleared } from './uncleared-credits.js';

export interface CollectionReversal extends Omit<EntryReversal, 'entryId' | 'force'> {
  readonly collectionId: string;
}

const standing = `
  select e.id from journal_entry e
   where e.source_type = $1 and e.source_id = $2
     and not exists (select 1 from journal_entry r where r.reverses_entry_id = e.id)
   order by e.id desc`;

/**
 * R11 for everything that a collection posted, the latest first, so that no account is left as if the money were somewhere.
 * INSUFFICIENT_BALANCE when the wallet no longer has it; something is written by then, so the transaction must end with it.
 */
export async function reverseCollection(tx: Tx, { collectionId, ...reversal }: CollectionReversal): Promise<PostedEntry[]> {
  await reverseUncleared(tx, collectionId);
  const entries = await tx.sql<{ id: string }>(standing, [COLLECTION_SOURCE, collectionId]);
  const reversed: PostedEntry[] = [];
  for (const { id } of entries) {
    const entry = await entryById(tx.sql, id);
    if (entry) reversed.push(await reverseKnown(tx, entry, reversal));
  }
  return reversed;
}
