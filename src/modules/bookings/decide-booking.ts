import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import { FieldChecks } from '../../kernel/field-checks.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { releaseHold } from '../ledger/index.js';
import { checkCarrierNumber, lockShipment, recordAction, type Shipment } from '../shipments/index.js';
import { changeBooking, closeBooking, lockOpenBooking, type Booking } from './booking.js';
import type { StoredBookingStatus } from './bookings.enums.js';
import { keepBooked } from './record-outcome.js';
import { askAgain } from './request-booking.js';
import type { BookingServices } from './services.js';

const WAITING_FOR_A_PERSON: readonly StoredBookingStatus[] = ['refused', 'outcome_unknown'];

/** Locks a booking that a person decides. BOOKING_NOT_ALLOWED for any other state. */
async function lockDecision(
  tx: Tx<BookingServices>,
  actor: Actor,
  id: string,
  states: readonly StoredBookingStatus[] = WAITING_FOR_A_PERSON,
): Promise<{ shipment: Shipment; booking: Booking }> {
  actor.require('shipment:move');
  const shipment = await lockShipment(tx, actor, id);
  const booking = await lockOpenBooking(tx, shipment.id);
  if (!booking) throw refuse('BOOKING_NOT_ALLOWED', { message: 'The shipment has no open booking.' });
  if (!states.includes(booking.status)) throw refuse('BOOKING_NOT_ALLOWED', { message: `The booking is ${booking.status}.` });
  return { shipment, booking };
}

/**
 * Books again. After an unknown outcome the person confirms with `notThere` that the carrier does not have the parcel; otherwise the
 * carrier is asked first, if it can be.
 */
export async function retryBooking(
  tx: Tx<BookingServices>,
  actor: Actor,
  { id, notThere }: { id: string; notThere: boolean },
): Promise<Shipment> {
  const { shipment, booking } = await lockDecision(tx, actor, id);
  await recordAction(tx, actor, {
    shipmentId: shipment.id,
    action: 'booking',
    operatorEmail: null,
    reason: notThere ? 'not at the carrier' : null,
  });
  await askAgain(tx, booking, shipment);
  if (notThere) await changeBooking(tx, booking, { unsure: false });
  return shipment;
}

export interface EnteredAwb {
  readonly id: string;
  readonly awb: string;
  readonly trackingNumber: string | null;
}

/** A person found the parcel at the carrier: its AWB completes the booking. */
export async function enterCarrierAwb(tx: Tx<BookingServices>, actor: Actor, { id, awb, trackingNumber }: EnteredAwb): Promise<Shipment> {
  const checks = new FieldChecks();
  checkCarrierNumber(checks, 'awb', awb);
  if (trackingNumber !== null && trackingNumber !== '') checkCarrierNumber(checks, 'trackingNumber', trackingNumber);
  checks.settle();
  const { shipment, booking } = await lockDecision(tx, actor, id);
  const number = awb.trim();
  await recordAction(tx, actor, { shipmentId: shipment.id, action: 'booking', operatorEmail: null, reason: `AWB ${number}` });
  const { quotedPrice } = booking.payload;
  await keepBooked(
    tx,
    { booking, shipment },
    {
      awb: number,
      trackingNumber: trackingNumber?.trim() || number,
      trackingUrl: null,
      pieces: [number],
      cost: quotedPrice && { minor: BigInt(quotedPrice.minor), currency: quotedPrice.currency },
      labels: [],
      carrierRef: booking.carrierRef ?? number,
    },
  );
  return shipment;
}

/** Gives the booking up: the money is released, and the shipment can be moved to another service or cancelled. */
export async function abandonBooking(
  tx: Tx<BookingServices>,
  actor: Actor,
  { id, reason }: { id: string; reason: string | null },
): Promise<Shipment> {
  const checks = new FieldChecks();
  checks.atMost('reason', reason, 500);
  checks.settle();
  const { shipment, booking } = await lockDecision(tx, actor, id, [...WAITING_FOR_A_PERSON, 'requested']);
  if (booking.status === 'requested' && booking.unsure)
    throw refuse('BOOKING_NOT_ALLOWED', { message: 'The carrier may have booked it: wait for the next attempt, which looks for it.' });
  await recordAction(tx, actor, { shipmentId: shipment.id, action: 'booking', operatorEmail: null, reason });
  await closeBooking(tx, booking, actor);
  await releaseHold(tx, shipment.id);
  return shipment;
}

/** A locked shipment moves to another service: what the carrier has refused is closed. */
export async function closeRefusedBooking(tx: Tx, actor: Actor, { id, carrierAccountId }: Shipment): Promise<void> {
  const booking = carrierAccountId === null ? undefined : await lockOpenBooking(tx, id);
  if (booking?.status === 'refused') await closeBooking(tx, booking, actor);
}
