import type { PostingListener } from './posting-listener.js';

/** What this module needs of the composition. */
export interface LedgerServices {
  /** Called in this order. */
  readonly postingListeners: readonly PostingListener[];
  /** Where the files of archived months are. */
  readonly ledgerArchiveFolder: string;
}
