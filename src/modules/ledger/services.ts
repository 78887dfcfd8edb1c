import type { Tx } from '../../platform/db/unit-of-work.js';
import type { JournalEntry } from './entry.js';

/** Called by the ledger once per written entry, in its transaction, while the accounts are locked. Must be fast. */
export type PostingListener<Needs = unknown> = (tx: Tx<Needs>, entry: JournalEntry) => Promise<void>;

/** What this module needs of the composition. */
export interface LedgerServices {
  /** Called in this order. */
  readonly postingListeners: readonly PostingListener[];
  /** Where the files of archived months are. */
  readonly ledgerArchiveFolder: string;
}
