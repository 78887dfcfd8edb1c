import type { Actor } from '../../../kernel/actor.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import type { ShipmentServices } from '../services.js';
import type { AssignmentKind } from '../shipments.enums.js';

/** A shipment that dispatch gave to a driver or took back, or that a driver scanned. */
export interface Reassigned {
  /** Locked by the caller. */
  readonly shipmentId: string;
  /** Null when it has no driver any more. */
  readonly driverId: string | null;
  readonly kind: AssignmentKind | null;
}

/** A hook of another module, called in the transaction of the change. */
export type AssignmentListener<Needs = unknown> = (tx: Tx<Needs>, actor: Actor, change: Reassigned) => Promise<void>;

export async function tellReassigned(tx: Tx<ShipmentServices>, actor: Actor, change: Reassigned): Promise<void> {
  for (const listen of tx.services.assignmentListeners) await listen(tx, actor, change);
}
