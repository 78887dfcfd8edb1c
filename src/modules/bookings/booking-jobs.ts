import { sql } from 'kysely';
import { secondsAfter } from '../../kernel/clock.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Work } from '../../platform/work/work.js';
import { emitAll } from '../../platform/events/emit.js';
import type { ScheduledTask } from '../../platform/jobs/schedule.js';
import type { SubjectQueue } from '../../platform/jobs/subject-queue.js';
import { db } from './bookings.tables.js';
import { runPickup } from './run-pickup.js';
import type { BookingServices } from './services.js';
import { attemptBooking, type BookingContext } from './attempt-booking.js';
import { bookingById, changeBooking, type Booking, type BookingChanges } from './booking.js';
import { claimWork } from './claim-booking.js';
import { completeStep } from './complete-step.js';
import { fetchDueLabels } from './fetch-labels.js';
import { earliest, newlyWanted } from './label-work.rules.js';
import { lockBoth, STEP_SECONDS } from './record-outcome.js';
import { settleCancellation } from './settle-cancellation.js';
import { voidDuplicates } from './void-duplicates.js';

/** The calls to carriers. */
export const bookingQueues: readonly SubjectQueue<BookingServices>[] = [
  { queue: 'carrier_bookings', event: 'carrier_booking.due', concurrency: 16, run: runBooking },
  { queue: 'carrier_pickups', event: 'carrier_pickup.due', concurrency: 4, run: runPickup },
];

/** Later than any job that still has its turn. */
const LOST_AFTER_SECONDS = 60;
const MOST = 1_000;

const findLost = statement(($: Named<{ before: Date }>) =>
  db.selectFrom('carrierBooking').select('id').where('dueAt', '<', $.before).orderBy('dueAt').limit(MOST),
);
const findLostLater = statement(($: Named<{ before: Date }>) =>
  db
    .selectFrom('carrierBooking')
    .select('id')
    .where(sql<Date>`least(look_at, label_at)`, '<', $.before)
    .where((eb) => eb.or([eb('status', '=', 'booked'), eb('lookAt', '<', $.before)]))
    .limit(MOST),
);
const findLostPickups = statement(($: Named<{ before: Date }>) =>
  db.selectFrom('carrierPickup').select('id').where('dueAt', '<', $.before).limit(MOST),
);

/** Finds work whose job was lost, such as with the tables of the queue. */
async function resumeLost({ sql: on, transact, services }: Work): Promise<void> {
  const now = services.clock.now();
  const before = secondsAfter(now, -LOST_AFTER_SECONDS);
  const due =
    (type: 'carrier_booking.due' | 'carrier_pickup.due') =>
    ({ id }: { id: string }) => ({
      type,
      subjectId: id,
      occurredAt: now,
      data: { dueAt: now.toISOString() },
    });
  const bookings = [...(await findLost(on, { before })), ...(await findLostLater(on, { before }))];
  const pickups = await findLostPickups(on, { before });
  const events = [...bookings.map(due('carrier_booking.due')), ...pickups.map(due('carrier_pickup.due'))];
  if (events.length > 0) await transact((tx) => emitAll(tx, events));
}

export const bookingTasks: readonly ScheduledTask[] = [{ queue: 'carrier_booking_sweep', cron: '* * * * *', run: resumeLost }];

/** What a job does when a booking is due. Each kind of work has its own time, and does nothing before it. */
export async function runBooking(context: BookingContext, id: string): Promise<void> {
  const booking = await bookingById(context.sql, id);
  switch (booking?.status) {
    case 'requested':
    case 'sending':
      return attemptBooking(context, id);
    case 'booked':
      await finishBooking(context, id);
      await voidDuplicates(context, id);
      return fetchDueLabels(context, id);
    case 'cancelling':
      await settleCancellation(context, id);
      return voidDuplicates(context, id);
    case 'cancelled':
      await finishCancelled(context, id);
      return voidDuplicates(context, id);
    default:
  }
}

/** The step of a booked parcel that was on hold. */
async function finishBooking({ transact }: BookingContext, id: string): Promise<void> {
  if (await transact((tx) => claimWork(tx, id, 'booked'))) await transact((tx) => settle(tx, id));
}

async function settle(tx: Tx<BookingServices>, id: string): Promise<void> {
  const { booking, shipment } = await lockBoth(tx, id);
  if (booking.status !== 'booked') return;
  const isComplete = await completeStep(tx, { booking, shipment });
  const now = tx.services.clock.now();
  await changeBooking(tx, booking, { dueAt: isComplete ? null : secondsAfter(now, STEP_SECONDS), ...adopted(booking, now) });
}

/** A cancelled booking that 1.0.0-rc.1 has left to do. */
async function finishCancelled({ transact }: BookingContext, id: string): Promise<void> {
  await transact(async (tx) => {
    const booking = await claimWork(tx, id, 'cancelled');
    if (booking) await changeBooking(tx, booking, { dueAt: null, ...adopted(booking, tx.services.clock.now()) });
  });
}

/**
 * 1.0.0-rc.1 kept one time, `dueAt`, at which a booking was sent, looked up and got its labels. What it has left to do gets the times of
 * each kind of work.
 */
function adopted(booking: Booking, now: Date): BookingChanges {
  const { status, everUnsure, doubtAt, labelMissing, labelWork, firstSentAt, createdAt, payload } = booking;
  const wanted = status === 'booked' && labelMissing && labelWork === null ? { [payload.labelFormat]: newlyWanted(now) } : null;
  return {
    ...(everUnsure && doubtAt === null && { doubtAt: firstSentAt ?? createdAt, lookAt: now }),
    ...(wanted && { labelWork: wanted, labelAt: earliest(wanted) }),
  };
}
