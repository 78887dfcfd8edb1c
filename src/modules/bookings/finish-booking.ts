import { secondsAfter } from '../../kernel/clock.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { BookingContext } from './attempt-booking.js';
import { changeBooking, type Booking, type BookingChanges } from './booking.js';
import { claimWork } from './claim-booking.js';
import { completeStep } from './complete-step.js';
import { earliest, newlyWanted } from './label-work.rules.js';
import { lockBoth, STEP_SECONDS } from './record-outcome.js';
import type { BookingServices } from './services.js';

/** The step of a booked parcel that was on hold. */
export async function finishBooking({ transact }: BookingContext, id: string): Promise<void> {
  if (await transact((tx) => claimWork(tx, id, 'booked'))) await transact((tx) => settle(tx, id));
}

async function settle(tx: Tx<BookingServices>, id: string): Promise<void> {
  const { booking, shipment } = await lockBoth(tx, id);
  if (booking.status !== 'booked') return;
  const isComplete = await completeStep(tx, { booking, shipment });
  const now = tx.services.clock.now();
  await changeBooking(tx, booking, { dueAt: isComplete ? null : secondsAfter(now, STEP_SECONDS), ...adopted(booking, now) });
}

/** A booking that was given up by an earlier release, which had one time for everything. */
export async function finishCancelled({ transact }: BookingContext, id: string): Promise<void> {
  await transact(async (tx) => {
    const booking = await claimWork(tx, id, 'cancelled');
    if (booking) await changeBooking(tx, booking, { dueAt: null, ...adopted(booking, tx.services.clock.now()) });
  });
}

/** What an earlier release, which had one time for everything, has left to do gets times of its own. */
function adopted(booking: Booking, now: Date): BookingChanges {
  const { status, everUnsure, doubtAt, labelMissing, labelWork, firstSentAt, createdAt, payload } = booking;
  const wanted = status === 'booked' && labelMissing && labelWork === null ? { [payload.labelFormat]: newlyWanted(now) } : null;
  return {
    ...(everUnsure && doubtAt === null && { doubtAt: firstSentAt ?? createdAt, lookAt: now }),
    ...(wanted && { labelWork: wanted, labelAt: earliest(wanted) }),
  };
}
