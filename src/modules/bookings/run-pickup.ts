import { remark } from '../../kernel/field-warnings.js';
import { secondsAfter } from '../../kernel/clock.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { failureOf, type PickupOutcome } from '../carriers/index.js';
import type { BookingContext } from './attempt-booking.js';
import { bookingById, type Booking, errorIn } from './booking.js';
import { carrierBooking } from './booking-details.js';
import { releasePickup, runPickupCancellation } from './cancel-pickup.js';
import { changePickup, claimPickup, lockPickup, type Pickup } from './pickup.js';
import type { FailedAttempt } from './record-outcome.js';
import type { BookingServices } from './services.js';

const CALL_MS = 10_000;
const MAX_ATTEMPTS = 5;
const RETRY_SECONDS = 60;

/** What a job does when a pickup is due. */
export async function runPickup(context: BookingContext, id: string): Promise<void> {
  await orderPickup(context, id);
  await runPickupCancellation(context, id);
}

/** Books one visit of the carrier. A lost answer is left to a person: a second visit would be charged. */
async function orderPickup(context: BookingContext, id: string): Promise<void> {
  const { transact, services, sql } = context;
  const pickup = await transact((tx) => claim(tx, id));
  const booking = pickup && (await bookingById(sql, pickup.bookingId));
  const account = booking && services.carriers.account(booking.accountId);
  if (!pickup || !account) return;
  const { adapter, call } = account;
  try {
    const request = requestOf(booking, { reference: id, date: pickup.date });
    const outcome = await call(async (access, signal) => adapter.schedulePickup?.(access, request, signal), {
      timeoutMs: CALL_MS,
      changes: true,
    });
    await transact((tx) => keep(tx, id, outcome));
  } catch (error) {
    const failure = failureOf(error);
    if (!failure) throw error;
    await transact((tx) => fail(tx, id, { kind: failure.kind, error: errorIn(failure) }));
  }
}

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

/** A process that died after its call may have ordered the visit: a person asks the carrier. */
async function claim(tx: Tx, id: string): Promise<Pickup | undefined> {
  const pickup = await claimPickup(tx, id, 'requested');
  if (!pickup || pickup.attempts === 0 || pickup.errorMessage !== null) return pickup;
  const lost = await lockPickup(tx, id);
  if (lost) await changePickup(tx, lost, { status: 'outcome_unknown', dueAt: null, error: remark('OUTCOME_UNKNOWN.pickup') });
  return undefined;
}

async function keep(tx: Tx<BookingServices>, id: string, outcome: PickupOutcome | undefined): Promise<void> {
  if (!outcome) return fail(tx, id, { kind: 'refused', error: remark('PICKUP_NOT_OFFERED.byCarrier') });
  if (outcome.status === 'refused') return fail(tx, id, { kind: 'refused', error: errorIn({ kind: 'refused', ...outcome }) });
  const pickup = await lockPickup(tx, id);
  if (pickup?.status !== 'requested') return;
  await changePickup(tx, pickup, {
    status: 'scheduled',
    pickupRef: outcome.pickupRef.slice(0, 200),
    confirmation: outcome.confirmation?.slice(0, 200) ?? null,
    dueAt: null,
    error: null,
  });
  // Its parcels may have been cancelled while the carrier was called.
  await releasePickup(tx, { pickupId: id });
}

async function fail(tx: Tx, id: string, { kind, error }: Pick<FailedAttempt, 'kind' | 'error'>): Promise<void> {
  const pickup = await lockPickup(tx, id);
  if (pickup?.status !== 'requested') return;
  if (kind === 'outcome_unknown') return changePickup(tx, pickup, { status: 'outcome_unknown', error, dueAt: null });
  if (kind === 'refused' || pickup.attempts >= MAX_ATTEMPTS) return changePickup(tx, pickup, { status: 'refused', error, dueAt: null });
  await changePickup(tx, pickup, { error, dueAt: secondsAfter(tx.services.clock.now(), RETRY_SECONDS * pickup.attempts) });
}
