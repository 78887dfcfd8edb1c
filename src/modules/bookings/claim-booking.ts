import { secondsAfter } from '../../kernel/clock.js';
import { remark } from '../../kernel/field-warnings.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { lockShipments } from '../shipments/index.js';
import type { StoredBookingStatus } from './bookings.enums.js';
import type { BookedParcel } from '../carriers/index.js';
import { answerIn, NO_NUMBERS } from './booked-answer.js';
import { bookingById, changeBooking, lockBooking, type Booking } from './booking.js';

/** Longer than the calls of one attempt together. If its process dies, another one goes on after this time. */
const LEASE_SECONDS = 30;

/** Attempts beyond the schedule are those whose outcome was never stored, because their process died. */
const MOST_LOST_ATTEMPTS = 3;
const neverStored = (answer: BookedParcel | null) => ({
  ...NO_NUMBERS,
  status: 'outcome_unknown' as const,
  error: answer ? remark('NOT_STORED.withAwb', { awb: answer.awb }) : remark('NOT_STORED.withoutAwb'),
  dueAt: null,
});

export interface ClaimedBooking {
  readonly booking: Booking;
  /** An earlier call may have reached the carrier. */
  readonly mayExist: boolean;
  /** What the carrier answered to a process that died before it had the label. */
  readonly answer: BookedParcel | null;
}

/** Reserves a booking that is due for one attempt. Undefined if it is not due, or somebody else has it. */
export async function claimBooking(tx: Tx, id: string): Promise<ClaimedBooking | undefined> {
  const known = await bookingById(tx.sql, id);
  if (!known || !isDue(known, tx.services.clock.now())) return undefined;
  await lockShipments(tx, [known.shipmentId]);
  const booking = await lockBooking(tx, id);
  const now = tx.services.clock.now();
  if (!booking || !isDue(booking, now)) return undefined;
  const mayExist = booking.unsure;
  const answer = answerIn(booking);
  if (booking.attempts >= tx.services.settings.carriers.bookingSchedule.length + MOST_LOST_ATTEMPTS) {
    await changeBooking(tx, booking, { ...neverStored(answer), everUnsure: true, doubtAt: now });
    return undefined;
  }
  // The process that had claimed it died, perhaps after the carrier was called.
  const isDoubtful = booking.status === 'sending' && mayExist && !answer;
  await changeBooking(tx, booking, {
    status: 'sending',
    attempts: booking.attempts + 1,
    // Stays so unless an answer says otherwise.
    unsure: true,
    ...(isDoubtful && { everUnsure: true, doubtAt: now }),
    firstSentAt: booking.firstSentAt ?? now,
    dueAt: secondsAfter(now, LEASE_SECONDS),
  });
  return { booking, mayExist, answer };
}

const isDue = ({ status, dueAt }: Booking, now: Date): boolean =>
  (status === 'requested' || status === 'sending') && dueAt !== null && dueAt <= now;

/** Reserves a booking with this status for what its `dueAt` announces: its step, a void. */
export async function claimWork(tx: Tx, id: string, status: StoredBookingStatus): Promise<Booking | undefined> {
  const booking = await lockBooking(tx, id);
  const now = tx.services.clock.now();
  if (booking?.status !== status || booking.dueAt === null || booking.dueAt > now) return undefined;
  await changeBooking(tx, booking, { dueAt: secondsAfter(now, LEASE_SECONDS) });
  return booking;
}

/** Reserves a booking that is due for a look for a second parcel. */
export async function claimLook(tx: Tx, id: string): Promise<Booking | undefined> {
  const booking = await lockBooking(tx, id);
  const now = tx.services.clock.now();
  if (!booking || booking.lookAt === null || booking.lookAt > now) return undefined;
  await changeBooking(tx, booking, { lookAt: secondsAfter(now, LEASE_SECONDS) });
  return booking;
}
