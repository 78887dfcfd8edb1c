import { secondsAfter } from '../../kernel/clock.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { lockShipments } from '../shipments/index.js';
import type { StoredBookingStatus } from './bookings.enums.js';
import { bookingById, changeBooking, lockBooking, type Booking } from './booking.js';

/** Longer than the calls of one attempt together. If its process dies, another one goes on after this time. */
const LEASE_SECONDS = 30;

/** Attempts beyond the schedule are those whose outcome was never stored, because their process died. */
const MOST_LOST_ATTEMPTS = 3;
const NEVER_STORED = {
  status: 'outcome_unknown' as const,
  errorCode: 'NOT_STORED',
  errorMessage: "The carrier's answers could not be stored. Look for the parcel at the carrier.",
  dueAt: null,
};

export interface ClaimedBooking {
  readonly booking: Booking;
  /** An earlier call may have reached the carrier. */
  readonly mayExist: boolean;
}

/** Reserves a booking that is due for one attempt. Undefined if it is not due, or somebody else has it. */
export async function claimBooking(tx: Tx, id: string): Promise<ClaimedBooking | undefined> {
  const known = await bookingById(tx.sql, id);
  if (!known || !isDue(known, tx.services.clock.now())) return undefined;
  await lockShipments(tx, [known.shipmentId]);
  const booking = await lockBooking(tx, id);
  const now = tx.services.clock.now();
  if (!booking || !isDue(booking, now)) return undefined;
  if (booking.attempts >= tx.services.settings.carriers.bookingSchedule.length + MOST_LOST_ATTEMPTS) {
    await changeBooking(tx, booking, { ...NEVER_STORED, errorAt: now });
    return undefined;
  }
  const mayExist = booking.unsure;
  await changeBooking(tx, booking, {
    status: 'sending',
    attempts: booking.attempts + 1,
    // Stays so unless an answer says otherwise.
    unsure: true,
    everUnsure: booking.everUnsure || mayExist,
    firstSentAt: booking.firstSentAt ?? now,
    dueAt: secondsAfter(now, LEASE_SECONDS),
  });
  return { booking, mayExist };
}

const isDue = ({ status, dueAt }: Booking, now: Date): boolean =>
  (status === 'requested' || status === 'sending') && dueAt !== null && dueAt <= now;

/** Reserves a booking with this status for other work at the carrier: its label, a second booking, a void. */
export async function claimWork(tx: Tx, id: string, status: StoredBookingStatus): Promise<Booking | undefined> {
  const booking = await lockBooking(tx, id);
  const now = tx.services.clock.now();
  if (booking?.status !== status || booking.dueAt === null || booking.dueAt > now) return undefined;
  await changeBooking(tx, booking, { dueAt: secondsAfter(now, LEASE_SECONDS) });
  return booking;
}
