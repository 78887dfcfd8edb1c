import { remark } from '../../kernel/field-warnings.js';
import type { Work } from '../../platform/work/work.js';
import type { CarrierAccountServices, ConnectedAccount } from '../carrier-accounts/index.js';
import { type BookedParcel, type BookingOutcome, type CarrierFailure, failureOf, type FoundBooking } from '../carriers/index.js';
import { type Booking, bookingById, errorIn } from './booking.js';
import { carrierBooking } from './booking-details.js';
import { claimBooking, type ClaimedBooking } from './claim-booking.js';
import { recordFailure, recordPending, recordUnknown, recordWaiting, keepAnswer, recordBooked, type Labels } from './record-outcome.js';
import type { BookingServices } from './services.js';
import { askForLabel, isUsable } from './fetch-labels.js';
import { keepable } from './booked-answer.js';

export type BookingContext = Work<BookingServices & CarrierAccountServices>;

const FIND_MS = 7_000;
const BOOK_MS = 15_000;

/**
 * One attempt to book a parcel. The claim is committed before the carrier is called and the outcome afterwards, so that a process may die at
 * any point: the next attempt then looks for the booking before it asks again.
 */
export async function attemptBooking(context: BookingContext, id: string): Promise<void> {
  const { transact, services } = context;
  const claimed = await transact((tx) => claimBooking(tx, id));
  if (!claimed) return;
  const { booking, mayExist, answer } = claimed;
  const account = services.carriers.account(booking.accountId);
  if (answer) return finishPurchase(context, { id, account, parcel: answer });
  // Nothing is lost while an account cannot be used: its bookings wait for it.
  if (!account || account.paused) {
    const error = account ? PAUSED : MISSING;
    return transact((tx) => recordWaiting(tx, id, { error, mayExist }));
  }
  const parcel = (await foundBefore(context, account, claimed)) ?? (await bookedNow(context, account, booking));
  if (parcel !== 'recorded') await finishPurchase(context, { id, account, parcel });
}

const PAUSED = remark('ACCOUNT_PAUSED.bookingWaits');
const MISSING = remark('ACCOUNT_MISSING.bookingWaits');

/** A parcel, or an outcome without one that is stored already. */
type Attempted = BookedParcel | 'recorded';

/** Looks for the parcel of an earlier call. Undefined if there is none: it can be booked. */
async function foundBefore(
  { transact }: BookingContext,
  account: ConnectedAccount,
  { booking, mayExist }: ClaimedBooking,
): Promise<Attempted | undefined> {
  const { id } = booking;
  const found = mayExist ? await look(account, booking) : undefined;
  if (!found) return undefined;
  if (!('status' in found)) await transact((tx) => recordFailure(tx, id, { ...facts(found), stillUnsure: true }));
  else if (found.status === 'booked') return found.parcels[0];
  else if (found.status === 'absent') return undefined;
  else await transact((tx) => recordUnknown(tx, id, account.adapter));
  return 'recorded';
}

async function bookedNow({ transact }: BookingContext, account: ConnectedAccount, booking: Booking): Promise<Attempted> {
  const { id } = booking;
  const outcome = await book(account, booking);
  if (!('status' in outcome) && outcome.kind === 'credentials') {
    const error = { code: 'CREDENTIALS', message: outcome.message };
    await transact((tx) => recordWaiting(tx, id, { error, mayExist: false }));
  } else if (!('status' in outcome)) await transact((tx) => recordFailure(tx, id, facts(outcome)));
  else if (outcome.status === 'booked') return outcome;
  else if (outcome.status === 'pending') await transact((tx) => recordPending(tx, id, outcome.carrierRef));
  else await transact((tx) => recordFailure(tx, id, { kind: 'refused', error: errorIn({ kind: 'refused', ...outcome }) }));
  return 'recorded';
}

const look = ({ adapter, call }: ConnectedAccount, { reference, carrierRef, firstSentAt, createdAt }: Booking) =>
  answered<FoundBooking>(
    call((access, signal) => adapter.find(access, { reference, carrierRef, since: firstSentAt ?? createdAt }, signal), {
      timeoutMs: FIND_MS,
    }),
  );

const book = ({ adapter, call }: ConnectedAccount, { payload }: Booking) =>
  answered<BookingOutcome>(
    call((access, signal) => adapter.book(access, carrierBooking(payload), signal), { timeoutMs: BOOK_MS, changes: true }),
  );

/** A failure is an outcome here. */
const answered = <Answer>(asked: Promise<Answer>): Promise<Answer | CarrierFailure> =>
  asked.catch((error: unknown) => {
    const failure = failureOf(error);
    if (!failure) throw error;
    return failure;
  });

const facts = (failure: CarrierFailure) => ({
  kind: failure.kind,
  error: errorIn(failure),
  retryAfterSeconds: failure.retryAfterSeconds,
});

/** What is left of the reservation after a look and a purchase. */
const LABEL_MS = 6_000;

interface Purchase {
  readonly id: string;
  readonly account: ConnectedAccount | undefined;
  readonly parcel: BookedParcel;
}

/**
 * A carrier has booked a parcel: its label is there before the shipment takes its step, so that everyone who sees the step can print it. A
 * carrier that makes it later is asked again afterwards, and the step does not wait.
 */
async function finishPurchase(context: BookingContext, made: Purchase): Promise<void> {
  const purchase = { ...made, parcel: keepable(made.parcel) };
  const { id, parcel } = purchase;
  const usable = parcel.labels.filter(isUsable);
  const labels = usable.length > 0 ? usable : await fetchedLabels(context, purchase);
  await context.transact((tx) => recordBooked(tx, id, { parcel, labels }));
}

async function fetchedLabels({ transact, sql }: BookingContext, { id, account, parcel }: Purchase): Promise<Labels> {
  if (!account || !(await transact((tx) => keepAnswer(tx, id, parcel)))) return null;
  const booking = await bookingById(sql, id);
  if (!booking) return null;
  const label = await askForLabel(account, { carrierRef: parcel.carrierRef, format: booking.payload.labelFormat, timeoutMs: LABEL_MS });
  return 'bytes' in label ? [label] : label;
}
