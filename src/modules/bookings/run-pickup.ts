import { secondsAfter } from '../../kernel/clock.js';
import { statement, type Named } from '../../platform/db/statement.js';
import { emit } from '../../platform/events/emit.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { failureOf, type PickupOutcome } from '../carriers/index.js';
import type { BookingContext } from './attempt-booking.js';
import { bookingById, type Booking } from './booking.js';
import { carrierBooking } from './booking-json.js';
import { db } from './bookings.tables.js';

const CALL_MS = 10_000;
const LEASE_SECONDS = 30;
const MAX_ATTEMPTS = 5;
const RETRY_SECONDS = 60;

const lockPickup = statement(($: Named<{ id: string }>) =>
  db.selectFrom('carrierPickup').select(db.columns('carrierPickup')).where('id', '=', $.id).forUpdate(),
);

/** Books one visit of the carrier. A lost answer is left to a person: a second visit would be charged. */
export async function runPickup(context: BookingContext, id: string): Promise<void> {
  const { unitOfWork, services, sql } = context;
  const pickup = await unitOfWork.run(null, (tx) => claim(tx, id));
  const booking = pickup && (await bookingById(sql, pickup.bookingId));
  const account = booking && services.carriers.account(booking.accountId);
  if (!pickup || !account) return;
  const { adapter, call } = account;
  try {
    const request = requestOf(booking, { reference: id, date: pickup.date });
    const outcome = await call((access, signal) => adapter.schedulePickup?.(access, request, signal) ?? Promise.resolve(NOT_CAPABLE), {
      timeoutMs: CALL_MS,
      changes: true,
    });
    await unitOfWork.run(null, (tx) => keep(tx, id, outcome));
  } catch (error) {
    const failure = failureOf(error);
    if (!failure) throw error;
    const isFinal = failure.kind === 'refused';
    if (isFinal) return unitOfWork.run(null, (tx) => keep(tx, id, { status: 'refused', code: failure.code, message: failure.message }));
    await unitOfWork.run(null, (tx) => postpone(tx, id, { unknown: failure.kind === 'outcome_unknown', message: failure.message }));
  }
}

const NOT_CAPABLE: PickupOutcome = { status: 'refused', code: null, message: 'The carrier takes no orders for pickups.' };

const requestOf = ({ payload, awb, carrierRef }: Booking, { reference, date }: { reference: string; date: string }) => {
  const { shipper, parcels, pickup } = carrierBooking(payload);
  return {
    reference,
    origin: shipper,
    date,
    ...pickup,
    parcels: parcels.map((parcel) => ({ ...parcel, awb: awb ?? '', carrierRef: carrierRef ?? '' })),
    instructions: null,
  };
};

async function claim(tx: Tx, id: string) {
  const pickup = await lockPickup.first(tx.sql, { id });
  const now = tx.services.clock.now();
  if (pickup?.status !== 'requested' || pickup.dueAt === null || pickup.dueAt > now) return undefined;
  // A process that died after its call may have ordered the visit.
  if (pickup.attempts > 0 && pickup.errorMessage === null) {
    await db.change(tx.sql, 'carrierPickup', pickup, {
      status: 'outcome_unknown',
      dueAt: null,
      errorMessage: 'The answer of the carrier was lost.',
    });
    return undefined;
  }
  const dueAt = secondsAfter(now, LEASE_SECONDS);
  await db.change(tx.sql, 'carrierPickup', pickup, { attempts: pickup.attempts + 1, dueAt, errorMessage: null });
  await later(tx, id, dueAt);
  return pickup;
}

async function keep(tx: Tx, id: string, outcome: PickupOutcome): Promise<void> {
  const pickup = await lockPickup.first(tx.sql, { id });
  if (pickup?.status !== 'requested') return;
  await db.change(
    tx.sql,
    'carrierPickup',
    pickup,
    outcome.status === 'scheduled'
      ? {
          status: 'scheduled',
          pickupRef: outcome.pickupRef.slice(0, 200),
          confirmation: outcome.confirmation?.slice(0, 200) ?? null,
          dueAt: null,
          errorMessage: null,
        }
      : { status: 'refused', dueAt: null, errorMessage: outcome.message.slice(0, 1_000) },
  );
}

async function postpone(tx: Tx, id: string, { unknown, message }: { unknown: boolean; message: string }): Promise<void> {
  const pickup = await lockPickup.first(tx.sql, { id });
  if (pickup?.status !== 'requested') return;
  const errorMessage = message.slice(0, 1_000);
  const isOver = unknown || pickup.attempts >= MAX_ATTEMPTS;
  const dueAt = isOver ? null : secondsAfter(tx.services.clock.now(), RETRY_SECONDS * pickup.attempts);
  const status = unknown ? ('outcome_unknown' as const) : isOver ? ('refused' as const) : ('requested' as const);
  await db.change(tx.sql, 'carrierPickup', pickup, { status, errorMessage, dueAt });
  if (dueAt) await later(tx, id, dueAt);
}

const later = (tx: Tx, id: string, at: Date): Promise<string> =>
  emit(tx, { type: 'carrier_pickup.due', subjectId: id, occurredAt: tx.services.clock.now(), data: { dueAt: at.toISOString() } });
