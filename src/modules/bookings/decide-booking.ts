import { money } from '../../kernel/money.js';
import type { Actor } from '../../kernel/actor.js';
import { invalid, refuse, refuseFields, FieldChecks } from '../../kernel/errors.js';
import { typedNumber } from '../../kernel/reference.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { withdrawCarrierLabels } from '../labels/index.js';
import { releaseHold } from '../ledger/index.js';
import { checkCarrierNumber, lockShipment, recordAction, type Shipment } from '../shipments/index.js';
import { holderOfAwb } from './booked-answer.js';
import { changeBooking, closeBooking, lockDecidable, lockOpenBooking, type Booking } from './booking.js';
import type { StoredBookingStatus } from './bookings.enums.js';
import { releasePickup } from './cancel-pickup.js';
import { cancelShipment } from './cancel-shipment.js';
import type { LockedBooking } from './complete-step.js';
import { LABEL_INVALID, newlyWanted } from './label-work.rules.js';
import { keepBooked } from './record-outcome.js';
import { askAgain } from './request-booking.js';
import type { BookingServices } from './services.js';

/** Locks a booking that a person decides: one with a problem, or one of these statuses. BOOKING_NOT_ALLOWED for any other. */
async function lockDecision(
  tx: Tx<BookingServices>,
  actor: Actor,
  id: string,
  statuses: readonly StoredBookingStatus[] = ['refused', 'outcome_unknown'],
): Promise<LockedBooking> {
  const shipment = await lockShipment(tx, actor, id);
  const booking = await lockDecidable(tx, shipment.id);
  if (!booking) throw refuse('BOOKING_NOT_ALLOWED.noOpenBooking');
  if (!statuses.includes(booking.status)) throw refuse('BOOKING_NOT_ALLOWED.bookingIs', { status: booking.status });
  return { shipment, booking };
}

/**
 * Books again, or looks again for a second parcel that could not be voided. After an unknown outcome the person confirms with `notThere`
 * that the carrier does not have the parcel; otherwise the carrier is asked first, if it can be. An order that was cancelled in the meantime is
 * not booked: what is left of it is cancelled.
 */
export async function retryBooking(
  tx: Tx<BookingServices>,
  actor: Actor,
  { id, notThere }: { id: string; notThere: boolean },
): Promise<Shipment> {
  const locked = await lockDecision(tx, actor, id, ['refused', 'outcome_unknown', 'booked', 'cancelled']);
  const { shipment, booking } = locked;
  if (isSettled(booking)) throw refuse('BOOKING_NOT_ALLOWED.bookingIs', { status: booking.status });
  await recordAction(tx, actor, {
    shipmentId: shipment.id,
    action: 'booking',
    operatorEmail: null,
    reason: notThere ? 'not at the carrier' : null,
  });
  const now = tx.services.clock.now();
  if (booking.status === 'booked' || booking.status === 'cancelled') await finishAgain(tx, booking);
  else if (booking.cancelledBy && notThere) await giveUp(tx, locked, actor);
  else if (booking.cancelledBy) await changeBooking(tx, booking, { status: 'cancelling', dueAt: now });
  else {
    await askAgain(tx, booking, shipment);
    if (notThere) await changeBooking(tx, booking, { unsure: false });
  }
  return shipment;
}

const isSettled = ({ status, problemAt, labelMissing }: Booking): boolean =>
  (status === 'booked' || status === 'cancelled') && problemAt === null && !(status === 'booked' && labelMissing);

/** Looks for a second parcel again, and asks for labels that are missing, also for those that the carrier has refused. */
async function finishAgain(tx: Tx, booking: Booking): Promise<void> {
  const now = tx.services.clock.now();
  const isAboutLabel = booking.problemAt === null || booking.errorCode === LABEL_INVALID;
  const labelWork = booking.status === 'booked' && booking.labelMissing ? { [booking.payload.labelFormat]: newlyWanted(now) } : null;
  await changeBooking(tx, booking, {
    problemAt: null,
    ...(!isAboutLabel && { lookAt: now }),
    labelWork,
    labelAt: labelWork && now,
  });
}

export interface EnteredAwb {
  readonly id: string;
  readonly awb: string;
  readonly trackingNumber: string | null;
}

/** A person found the parcel at the carrier: its AWB completes the booking. VALIDATION_FAILED if another parcel has it. */
export async function enterCarrierAwb(tx: Tx<BookingServices>, actor: Actor, { id, awb, trackingNumber }: EnteredAwb): Promise<Shipment> {
  const checks = new FieldChecks();
  checkCarrierNumber(checks, 'awb', awb);
  if (trackingNumber !== null && trackingNumber !== '') checkCarrierNumber(checks, 'trackingNumber', trackingNumber);
  checks.settle();
  const { shipment, booking } = await lockDecision(tx, actor, id);
  const number = typedNumber(awb);
  const holder = await holderOfAwb(tx, booking, number);
  if (holder !== undefined) throw refuseFields([invalid('awb', 'awbOfShipment', { shipment: holder })]);
  await recordAction(tx, actor, { shipmentId: shipment.id, action: 'booking', operatorEmail: null, reason: `AWB ${number}` });
  const { quotedPrice } = booking.payload;
  // The carrier is asked at once for its own id of the parcel, and later for parcels that it has besides.
  const now = tx.services.clock.now();
  await changeBooking(tx, booking, { everUnsure: true, doubtAt: booking.doubtAt ?? now });
  await keepBooked(
    tx,
    { booking, shipment },
    {
      parcel: {
        awb: number,
        trackingNumber: trackingNumber?.trim() || number,
        trackingUrl: null,
        pieces: [number],
        cost: quotedPrice && money(BigInt(quotedPrice.minor), quotedPrice.currency),
        labels: [],
        carrierRef: booking.carrierRef ?? number,
      },
      labels: null,
    },
  );
  await changeBooking(tx, booking, { lookAt: now });
  return shipment;
}

/**
 * Gives the booking up: the money is released, and the shipment can be moved to another service or cancelled. An order that was
 * cancelled in the meantime is cancelled now.
 */
export async function abandonBooking(
  tx: Tx<BookingServices>,
  actor: Actor,
  { id, reason }: { id: string; reason: string | null },
): Promise<Shipment> {
  const locked = await lockDecision(tx, actor, id, ['refused', 'outcome_unknown', 'requested', 'cancelling']);
  const { shipment, booking } = locked;
  if (booking.status === 'requested' && booking.unsure) throw refuse('BOOKING_NOT_ALLOWED.mayBeBooked');
  await recordAction(tx, actor, { shipmentId: shipment.id, action: 'booking', operatorEmail: null, reason });
  await giveUp(tx, locked, actor);
  return shipment;
}

async function giveUp(tx: Tx<BookingServices>, { booking, shipment }: LockedBooking, actor: Actor): Promise<void> {
  const { cancelledBy } = booking;
  await closeBooking(tx, booking, actor);
  await withdrawCarrierLabels(tx, shipment.id);
  await releasePickup(tx, booking);
  await releaseHold(tx, shipment.id);
  if (cancelledBy) await cancelShipment(tx, shipment, cancelledBy);
}

/** A locked shipment moves to another service: what the carrier has refused is closed. */
export async function closeRefusedBooking(tx: Tx, actor: Actor, { id, carrierAccountId }: Shipment): Promise<void> {
  const booking = carrierAccountId === null ? undefined : await lockOpenBooking(tx, id);
  if (booking?.status === 'refused') await closeBooking(tx, booking, actor);
}
