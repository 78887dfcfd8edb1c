import type { Tx } from '../../platform/db/unit-of-work.js';
import type { JournalEntry } from './entry.js';

/** What another module does when an entry was written: once per entry, in its transaction, with the accounts locked. Be quick. */
export type PostingListener = (tx: Tx, entry: JournalEntry) => Promise<void>;

declare module '../../platform/services.js' {
  interface Services {
    /** In the order in which they are told. */
    readonly postingListeners: readonly PostingListener[];
  }
}
