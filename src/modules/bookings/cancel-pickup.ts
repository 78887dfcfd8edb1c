import { secondsAfter } from '../../kernel/clock.js';
import { remark } from '../../kernel/field-warnings.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { failureOf, type CancelOutcome } from '../carriers/index.js';
import type { BookingContext } from './attempt-booking.js';
import { db } from './bookings.tables.js';
import { changePickup, claimPickup, lockPickup, type Pickup } from './pickup.js';
import type { BookingServices } from './services.js';

const CALL_MS = 10_000;
const MAX_ATTEMPTS = 5;
const RETRY_SECONDS = 60;

const findCollected = statement(($: Named<{ pickupId: string }>) =>
  db.selectFrom('carrierBooking').select('id').where('pickupId', '=', $.pickupId).where('status', 'in', ['booked', 'cancelling']),
);

/** A parcel was voided. If the carrier would come for nothing, it is asked not to. */
export async function releasePickup(tx: Tx<BookingServices>, { pickupId }: { readonly pickupId: string | null }): Promise<void> {
  const pickup = pickupId === null ? undefined : await lockPickup(tx, pickupId);
  if (!pickup || (await findCollected.count(tx.sql, { pickupId: pickup.id })) > 0) return;
  if (pickup.status === 'requested' && pickup.attempts === 0) return changePickup(tx, pickup, { status: 'cancelled', dueAt: null });
  if (pickup.status !== 'scheduled' || pickup.pickupRef === null || !canCancel(tx, pickup)) return;
  await changePickup(tx, pickup, { status: 'cancelling', attempts: 0, dueAt: tx.services.clock.now() });
}

const canCancel = (tx: Tx<BookingServices>, { accountId }: Pickup): boolean =>
  tx.services.carriers.account(accountId)?.adapter.cancelPickup !== undefined;

/** Asks the carrier not to come. */
export async function runPickupCancellation({ transact, services }: BookingContext, id: string): Promise<void> {
  const pickup = await transact((tx) => claimPickup(tx, id, 'cancelling'));
  const account = pickup && services.carriers.account(pickup.accountId);
  if (!pickup || !account) return;
  const { adapter, call } = account;
  const outcome = await call<CancelOutcome>(
    (access, signal) => adapter.cancelPickup?.(access, pickup.pickupRef ?? '', signal) ?? Promise.resolve(NOT_CAPABLE),
    { timeoutMs: CALL_MS, changes: true },
  ).catch((error: unknown): CancelOutcome => {
    const failure = failureOf(error);
    if (!failure) throw error;
    return failure.kind === 'refused' ? { status: 'declined', message: failure.message } : { status: 'pending' };
  });
  await transact((tx) => record(tx, id, outcome));
}

const NOT_CAPABLE: CancelOutcome = { status: 'declined', message: 'The carrier takes no cancellations of pickups.' };

async function record(tx: Tx, id: string, outcome: CancelOutcome): Promise<void> {
  const pickup = await lockPickup(tx, id);
  const now = tx.services.clock.now();
  const isVoided = outcome.status === 'voided';
  // A new parcel has asked for the visit while the carrier cancelled it.
  if (pickup?.status === 'scheduled' && isVoided)
    return changePickup(tx, pickup, { status: 'requested', attempts: 0, pickupRef: null, dueAt: now });
  if (pickup?.status !== 'cancelling') return;
  if (isVoided) return changePickup(tx, pickup, { status: 'cancelled', dueAt: null });
  const isOver = outcome.status === 'declined' || pickup.attempts >= MAX_ATTEMPTS;
  if (!isOver) return changePickup(tx, pickup, { dueAt: secondsAfter(now, RETRY_SECONDS * pickup.attempts) });
  const error =
    outcome.status === 'declined'
      ? remark('PICKUP_NOT_CANCELLED.declined', { words: outcome.message })
      : remark('PICKUP_NOT_CANCELLED.noAnswer');
  await changePickup(tx, pickup, { status: 'scheduled', dueAt: null, error });
}
