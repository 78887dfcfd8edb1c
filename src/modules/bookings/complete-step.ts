import { systemActor } from '../../kernel/actor.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { assignNumbers, shipmentMachine, stepOf, takeEdge, trackingUrlOf, type Shipment, type ShipmentEdge } from '../shipments/index.js';
import type { Booking } from './booking.js';
import { requestPickup } from './request-pickup.js';
import type { BookingServices } from './services.js';

export interface LockedBooking {
  readonly booking: Booking;
  readonly shipment: Shipment;
}

/**
 * The shipment takes the step that waited for the carrier, and has the carrier's numbers from then on. Returns false if it is on hold: the
 * step follows when the hold ends. Idempotent.
 */
export async function completeStep(tx: Tx<BookingServices>, { booking, shipment }: LockedBooking): Promise<boolean> {
  if (shipment.awbAssigned || booking.awb === null) return true;
  const edge = shipmentMachine.edges[booking.edge];
  if (opens(edge, shipment.status)) {
    await takeStep(tx, shipment, edge, numbersOf(tx, booking));
    await requestPickup(tx, booking);
    return true;
  }
  if (shipment.status === 'on_hold' && (shipment.heldFrom === null || opens(edge, shipment.heldFrom))) return false;
  // A super administrator has forced it past the step.
  await assignNumbers(tx, shipment, numbersOf(tx, booking));
  return true;
}

const opens = (edge: ShipmentEdge, status: Shipment['status']): boolean => edge.from.some((from) => from === status);

const numbersOf = (tx: Tx, { awb, trackingNumber }: Booking) => ({
  awb: awb ?? '',
  trackingNumber,
  trackingUrl: trackingUrlOf(tx.services, { awb: awb ?? '' }),
});

/** The money was held when the booking was asked for, and the carrier has the parcel: nothing blocks the step now. */
async function takeStep(
  tx: Tx<BookingServices>,
  shipment: Shipment,
  edge: ShipmentEdge,
  numbers: ReturnType<typeof numbersOf>,
): Promise<void> {
  const status = edge.to === 'previous' ? shipment.status : edge.to;
  const step = { ...stepOf({ status }, systemActor, tx.services.clock.now()), reported: true };
  await takeEdge(tx, shipment, edge, step, { ...numbers, awbAssigned: true });
}
