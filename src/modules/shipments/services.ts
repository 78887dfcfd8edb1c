import type { LedgerServices } from '../ledger/index.js';
import type { PricingServices } from '../pricing/index.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { AssignmentListener } from './assignments/assignment-listener.js';
import type { FleetDataOf } from './timeline.js';
import type { Shipment } from './shipment.entity.js';
import type { StepTable } from './step-table.js';

/** Notified of each event of a change, once it is written but before it locks a wallet: others would wait for the listener. Awaited alone. */
export interface ChangeListener {
  /** False if changes of this shipment need no notification, as for most. */
  isHeard(tx: Tx, shipment: Pick<Shipment, 'sellerId' | 'shopId'>): boolean;
  tell(tx: Tx, shipment: Pick<Shipment, 'id' | 'sellerId' | 'shopId'>, eventId: string): Promise<void>;
}

export interface AnnouncementServices {
  readonly changeListener: ChangeListener;
}

/** What this module needs of the composition. */
export interface ShipmentServices extends LedgerServices, PricingServices, AnnouncementServices {
  readonly steps: StepTable<unknown, void>;
  readonly assignmentListeners: readonly AssignmentListener[];
  readonly fleetDataOf: FleetDataOf;
}
