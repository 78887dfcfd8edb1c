import type { Actor } from '../../kernel/actor.js';
import { invalid, refuseFields } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Shipment } from './shipment.entity.js';
import type { StatusReport } from './status-report.js';
import type { DeliveryCollectionInput } from './delivery-collection.types.js';
import type { ShipmentServices } from './services.js';

export interface HandedOver {
  /** Locked, and still in the status before `delivered`. */
  readonly shipment: Shipment;
  readonly collection: DeliveryCollectionInput | null;
  readonly at: Date;
}

/** Records what was collected at the door. Refuses the delivery when a staff member leaves that open. */
export type CollectAtDoor<Needs = unknown> = (tx: Tx<Needs>, actor: Actor, handedOver: HandedOver) => Promise<void>;

export interface DeliveryReport extends StatusReport {
  readonly collection?: DeliveryCollectionInput | null;
}

/** Settles the cash of a delivery, in the same transaction and before the status changes. */
export async function settleCollection(tx: Tx<ShipmentServices>, actor: Actor, shipment: Shipment, report: DeliveryReport): Promise<void> {
  if (report.status === 'delivered') {
    const now = tx.services.clock.now();
    const at = report.occurredAt && report.occurredAt < now ? report.occurredAt : now;
    await tx.services.collectAtDoor(tx, actor, { shipment, collection: report.collection ?? null, at });
  } else if (report.collection) {
    throw refuseFields([invalid('collection', 'can only be given with the status DELIVERED')]);
  }
}

/** A report that changes no status records no collection, so it must not carry one. */
export function assertNothingCollected(transitionId: string | null, { collection }: DeliveryReport): void {
  if (transitionId === null || !collection) return;
  throw refuseFields([invalid('occurredAt', 'is before the current status, so the collection would not be booked; confirm it separately')]);
}
