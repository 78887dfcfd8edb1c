import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Order } from '../orders/index.js';
import type { Shipment } from '../shipments/index.js';

/** What another module does when a change decides that something else is to be collected: in the transaction of the change. */
export type CollectionListener = (tx: Tx, changed: { readonly order: Order; readonly shipment: Shipment }) => Promise<void>;

declare module '../../platform/services.js' {
  interface Services {
    /** In the order in which they are told. */
    readonly collectionListeners: readonly CollectionListener[];
  }
}
