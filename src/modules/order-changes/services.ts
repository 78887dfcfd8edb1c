import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Order } from '../orders/index.js';
import type { Shipment } from '../shipments/index.js';

/** A hook of another module, called in the transaction of a change that alters the amount to collect. */
export type CollectionListener<Needs = unknown> = (
  tx: Tx<Needs>,
  changed: { readonly order: Order; readonly shipment: Shipment },
) => Promise<void>;

/** What this module needs of the composition. */
export interface OrderChangeServices {
  /** In call order. */
  readonly collectionListeners: readonly CollectionListener[];
}
