import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { refuseArchived } from './archive/archived-entries.js';
import { COLLECTION_SOURCE, collectionKey } from './book-collection.js';
import type { PostedEntry } from './entry.js';
import { db } from './ledger.tables.js';
import { entryById } from './read-entry.js';
import { reverseKnown, type EntryReversal } from './reverse-entry.js';
import type { LedgerServices } from './services.js';
import { reverseUncleared } from './uncleared-credits.js';

export interface CollectionReversal extends Omit<EntryReversal, 'entryId' | 'force'> {
  readonly collectionId: string;
}

const findStanding = statement(($: Named<{ collectionId: string }>) =>
  db
    .selectFrom('journalEntry as e')
    .select('e.id')
    .where('e.sourceType', '=', COLLECTION_SOURCE)
    .where('e.sourceId', '=', $.collectionId)
    .where((eb) => eb.not(eb.exists(eb.selectFrom('journalEntry as r').select('r.id').whereRef('r.reversesEntryId', '=', 'e.id'))))
    .orderBy('e.id', 'desc'),
);

/**
 * R11: reverses all postings of a collection, latest first, so that no account keeps money that is elsewhere. ENTRY_ARCHIVED if they are
 * archived, and INSUFFICIENT_BALANCE if the wallet no longer has it; by then something is written, so the transaction must roll back.
 */
export async function reverseCollection(tx: Tx<LedgerServices>, { collectionId, ...reversal }: CollectionReversal): Promise<PostedEntry[]> {
  await reverseUncleared(tx, collectionId);
  const entries = await findStanding(tx.sql, { collectionId });
  if (entries.length === 0) await refuseArchived(tx.sql, collectionKey(collectionId));
  const reversed: PostedEntry[] = [];
  for (const { id } of entries) {
    const entry = await entryById(tx.sql, id);
    if (entry) reversed.push(await reverseKnown(tx, entry, reversal));
  }
  return reversed;
}
