import type { CollectionListener } from './collection-listener.js';

/** What this module needs of the composition. */
export interface OrderChangeServices {
  /** In call order. */
  readonly collectionListeners: readonly CollectionListener[];
}
