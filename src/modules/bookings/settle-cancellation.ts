import { secondsAfter } from '../../kernel/clock.js';
import { remark, type Remark } from '../../kernel/field-warnings.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { ConnectedAccount } from '../carrier-accounts/index.js';
import { failureOf, type CancelOutcome } from '../carriers/index.js';
import { withdrawCarrierLabels } from '../labels/index.js';
import { listScan } from '../shipments/index.js';
import type { BookingContext } from './attempt-booking.js';
import { changeBooking, closeBooking, type Booking } from './booking.js';
import { actorOf, cancelShipment, isCancellable } from './cancel-shipment.js';
import { releasePickup } from './cancel-pickup.js';
import { claimWork } from './claim-booking.js';
import type { LockedBooking } from './complete-step.js';
import { lockBoth } from './record-outcome.js';
import type { BookingServices } from './services.js';

const CALL_MS = 8_000;
/** Some carriers take days to decide. */
const RETRY_SECONDS = 600;
/** After this long a person is notified. */
const PATIENCE_SECONDS = 3_600;

type Asked = CancelOutcome | { readonly status: 'unknown' };
/** `unknown`: the carrier cannot say whether it has the parcel. `busy`: another process is asking. */
export type Cancellation = Asked | { readonly status: 'busy' };

/** Asks the carrier to void a booking that is `cancelling`; when it agrees, the order is cancelled for the person who asked. */
export async function settleCancellation(context: BookingContext, id: string): Promise<Cancellation> {
  const { transact, services } = context;
  const booking = await transact((tx) => claimWork(tx, id, 'cancelling'));
  if (!booking) return { status: 'busy' };
  const account = services.carriers.account(booking.accountId);
  const outcome = account ? await askToVoid(account, booking) : ({ status: 'pending' } as const);
  await transact((tx) => recordCancellation(tx, booking.id, outcome));
  return outcome;
}

/** A failure leaves it open: it is asked again. A booking that may exist is looked up first. */
async function askToVoid({ adapter, call }: ConnectedAccount, booking: Booking): Promise<Asked> {
  try {
    const { reference, carrierRef, awb, unsure, firstSentAt, createdAt } = booking;
    // Where a person has entered the AWB, it stands for the carrier's own id until the carrier has reported that.
    const isKnown = carrierRef !== null && !unsure;
    if (isKnown && (carrierRef !== awb || adapter.capabilities.dedupe === 'none')) return await voidOne({ adapter, call }, carrierRef);
    const found = await call((access, signal) => adapter.find(access, { reference, carrierRef, since: firstSentAt ?? createdAt }, signal), {
      timeoutMs: CALL_MS,
    });
    const isOurs = found.status === 'booked' && found.parcels.some((parcel) => parcel.awb === awb);
    if (isKnown && !isOurs) return await voidOne({ adapter, call }, carrierRef);
    if (found.status === 'absent') return { status: 'voided' };
    if (found.status === 'unknown') return { status: 'unknown' };
    for (const parcel of found.parcels) {
      const outcome = await voidOne({ adapter, call }, parcel.carrierRef);
      if (outcome.status !== 'voided') return outcome;
    }
    return { status: 'voided' };
  } catch (error) {
    const failure = failureOf(error);
    if (!failure) throw error;
    return failure.kind === 'refused' ? { status: 'declined', message: failure.message } : { status: 'pending' };
  }
}

export const voidOne = ({ adapter, call }: Pick<ConnectedAccount, 'adapter' | 'call'>, carrierRef: string): Promise<CancelOutcome> =>
  call((access, signal) => adapter.cancel(access, carrierRef, signal), { timeoutMs: CALL_MS, changes: true });

async function recordCancellation(tx: Tx<BookingServices>, id: string, outcome: Asked): Promise<void> {
  const locked = await lockBoth(tx, id);
  if (locked.booking.status !== 'cancelling') return;
  switch (outcome.status) {
    case 'voided':
      return recordVoided(tx, locked);
    case 'declined':
      return recordDeclined(tx, locked, outcome.message);
    case 'unknown':
      return recordUnclear(tx, locked);
    case 'pending':
      return recordUndecided(tx, locked);
  }
}

async function recordVoided(tx: Tx<BookingServices>, { booking, shipment }: LockedBooking): Promise<void> {
  const { cancelledBy } = booking;
  const now = tx.services.clock.now();
  if (cancelledBy && shipment.status !== 'cancelled' && !isCancellable(tx, shipment, actorOf(cancelledBy))) {
    // It was picked up in the meantime: the parcel travels, and the carrier will bill it.
    return changeBooking(tx, booking, { ...backToBooked(now, remark('VOIDED_ON_THE_WAY.collected')), problemAt: now });
  }
  await closeBooking(tx, booking, cancelledBy);
  await withdrawCarrierLabels(tx, shipment.id);
  await releasePickup(tx, booking);
  if (cancelledBy) await cancelShipment(tx, shipment, cancelledBy);
}

const backToBooked = (now: Date, error: Remark) => ({ status: 'booked' as const, cancelledBy: null, error, dueAt: now });

/** The order stays as it is, and operations see why. What was left to do for the booking goes on. */
async function recordDeclined(tx: Tx<BookingServices>, { booking, shipment }: LockedBooking, words: string): Promise<void> {
  const now = tx.services.clock.now();
  const back = backToBooked(now, { code: 'CARRIER_DECLINED', message: words });
  // An order that was cancelled past the carrier is still on its way: a person has to stop it.
  const needsPerson = shipment.status === 'cancelled' ? { problemAt: now } : {};
  await changeBooking(
    tx,
    booking,
    booking.awb === null ? { ...back, status: 'outcome_unknown', dueAt: null } : { ...back, ...needsPerson },
  );
  await listScan(tx, shipment, actorOf({ type: 'carrier', id: booking.accountId }), {
    trigger: 'cancellation declined',
    note: `The carrier declined to cancel: ${words}`.slice(0, 1_000),
    occurredAt: now,
  });
}

/** The wish to cancel is kept: it is fulfilled by the decision of a person. */
const recordUnclear = (tx: Tx<BookingServices>, { booking }: LockedBooking): Promise<void> =>
  changeBooking(tx, booking, {
    status: 'outcome_unknown',
    error: remark('OUTCOME_UNKNOWN.cancelled'),
    dueAt: null,
  });

async function recordUndecided(tx: Tx<BookingServices>, { booking }: LockedBooking): Promise<void> {
  const now = tx.services.clock.now();
  const isFirst = booking.errorCode !== 'CANCEL_PENDING';
  await changeBooking(tx, booking, {
    dueAt: secondsAfter(now, RETRY_SECONDS),
    ...(isFirst && {
      error: remark('CANCEL_PENDING.askedAgain'),
      problemAt: secondsAfter(now, PATIENCE_SECONDS),
    }),
  });
}
