import type { Actor } from '../../kernel/actor.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Shipment } from './shipment.entity.js';
import type { EdgeName, ShipmentEdge } from './shipment.machine.js';
import type { Step } from './step.js';

/** A step that a connected carrier has to complete: the booking of its parcel. */
export interface AwaitedStep {
  /** Locked. */
  readonly shipment: Shipment;
  readonly edge: ShipmentEdge;
  readonly step: Step;
}

/** What connected carriers do in the steps of shipments. */
export interface CarrierBookings {
  /** Asks for the booking; the step follows when the carrier has it. */
  request(tx: Tx, awaited: AwaitedStep): Promise<void>;
  /** Asks the carrier before a cancellation, outside any transaction. CARRIER_DECLINED, CANCEL_PENDING. */
  withdraw(actor: Actor, shipmentId: string): Promise<void>;
}

/** The carrier collects at the sender, or takes the parcel over from our hub. */
const BOOKED_AT: ReadonlySet<EdgeName> = new Set<EdgeName>(['schedule_pickup', 'book']);

/** True if the step has to wait for the carrier's AWB. */
export const awaitsBooking = ({ carrierAccountId, awbAssigned, skipHub }: Shipment, { name }: ShipmentEdge): boolean =>
  carrierAccountId !== null && !awbAssigned && BOOKED_AT.has(name) && (skipHub || name === 'book');
