import { daysAfter, secondsAfter } from '../../kernel/clock.js';
import { remark, type Remark } from '../../kernel/field-warnings.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { ConnectedAccount } from '../carrier-accounts/index.js';
import { failureOf, type BookedParcel } from '../carriers/index.js';
import type { BookingContext } from './attempt-booking.js';
import { changeBooking, lockBooking, type Booking, lookAgain, nextLook } from './booking.js';
import { claimLook } from './claim-booking.js';
import { voidOne } from './settle-cancellation.js';

const CALL_MS = 10_000;
/** Clocks differ, and a call may reach the carrier some time after it was sent. */
const MARGIN_SECONDS = 3_600;
/** What is not clear after so long is left to a person. */
const PATIENCE_DAYS = 3;

/** `carrierRef`: the carrier's own id of the parcel that counts, where a person has entered its AWB only. */
type Search =
  { readonly status: 'clear'; readonly carrierRef?: string | undefined } | { readonly status: 'again' | 'stuck'; readonly error: Remark };

/**
 * A call whose answer was lost may go through late. When it is time, asks the carrier for every parcel under the reference and voids all but
 * the one that counts; a cancelled booking has none. What cannot be voided is left to a person.
 */
export async function voidDuplicates({ transact, services }: BookingContext, id: string): Promise<void> {
  const booking = await transact((tx) => claimLook(tx, id));
  if (!booking) return;
  const account = services.carriers.account(booking.accountId);
  const search: Search = account ? await voidOthers(account, booking) : CANNOT_TELL;
  await transact((tx) => recordSearch(tx, id, search));
}

const CANNOT_TELL: Search = { status: 'again', error: remark('SECOND_PARCEL.cannotTell') };

async function voidOthers({ adapter, call }: ConnectedAccount, booking: Booking): Promise<Search> {
  // A person was asked after the lost answer.
  if (adapter.capabilities.dedupe === 'none') return { status: 'clear' };
  const { reference, status, carrierRef, awb, firstSentAt, createdAt, doubtAt } = booking;
  const until = doubtAt && secondsAfter(doubtAt, MARGIN_SECONDS);
  const lookup = { reference, carrierRef: null, since: firstSentAt ?? createdAt, ...(until && { until }) };
  try {
    const found = await call((access, signal) => adapter.find(access, lookup, signal), { timeoutMs: CALL_MS });
    if (found.status === 'absent') return { status: 'clear' };
    if (found.status === 'unknown') return CANNOT_TELL;
    // A person who has entered the AWB does not know the carrier's own id.
    const isOurs = (parcel: BookedParcel): boolean => parcel.carrierRef === carrierRef || parcel.awb === awb;
    const ours = status === 'cancelled' ? undefined : found.parcels.find(isOurs);
    const search = await voidEach({ adapter, call }, found.parcels.filter((parcel) => parcel !== ours)); // prettier-ignore
    return search.status === 'clear' ? { ...search, carrierRef: ours?.carrierRef } : search;
  } catch (error) {
    if (failureOf(error)) return CANNOT_TELL;
    throw error;
  }
}

async function voidEach(account: Pick<ConnectedAccount, 'adapter' | 'call'>, parcels: readonly BookedParcel[]): Promise<Search> {
  let search: Search = { status: 'clear' };
  for (const { awb, carrierRef } of parcels) {
    const outcome = await voidOne(account, carrierRef).catch((error: unknown) => {
      const failure = failureOf(error);
      if (!failure) throw error;
      if (failure.kind !== 'refused') return { status: 'pending' as const };
      return { status: 'declined' as const, message: failure.message };
    });
    if (outcome.status === 'declined') return { status: 'stuck', error: remark('SECOND_PARCEL.declined', { awb, words: outcome.message }) };
    if (outcome.status === 'pending') search = { status: 'again', error: remark('SECOND_PARCEL.undecided', { awb }) };
  }
  return search;
}

async function recordSearch(tx: Tx, id: string, search: Search): Promise<void> {
  const booking = await lockBooking(tx, id);
  if (!booking) return;
  const now = tx.services.clock.now();
  const next = nextLook(tx, booking);
  const isOverdue = daysAfter(booking.doubtAt ?? booking.firstSentAt ?? booking.createdAt, PATIENCE_DAYS) < now;
  if (search.status === 'again' && !isOverdue) return changeBooking(tx, booking, { lookAt: lookAgain(tx) });
  const left = { everUnsure: next !== null, lookAt: next };
  const wasStuck = booking.errorCode === 'SECOND_PARCEL' && { error: null, problemAt: null };
  if (search.status === 'clear') {
    const known = search.carrierRef !== undefined && { carrierRef: search.carrierRef };
    return changeBooking(tx, booking, { ...left, ...known, ...wasStuck });
  }
  await changeBooking(tx, booking, { ...left, error: search.error, problemAt: now });
}
