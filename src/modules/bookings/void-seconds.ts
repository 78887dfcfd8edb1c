import { daysAfter, secondsAfter } from '../../kernel/clock.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { ConnectedAccount } from '../carrier-accounts/index.js';
import { failureOf, type BookedParcel } from '../carriers/index.js';
import type { BookingContext } from './attempt-booking.js';
import { changeBooking, lockBooking, RECHECK_SECONDS, type Booking } from './booking.js';
import { voidOne } from './settle-cancellation.js';

const CALL_MS = 10_000;
/** A carrier that cannot answer for so long leaves it to a person. */
const PATIENCE_DAYS = 3;

/** `carrierRef`: the carrier's own id of the parcel that counts, where a person has entered its AWB only. */
type Search =
  | { readonly status: 'clear'; readonly carrierRef?: string | undefined }
  | { readonly status: 'again' }
  | { readonly status: 'stuck'; readonly message: string };

export const SECOND_PARCEL = 'SECOND_PARCEL';

/**
 * A call whose answer was lost may have booked late. Asks the carrier for every parcel under the reference and voids all but the one that
 * counts; a cancelled booking has none. What cannot be voided is left to a person.
 */
export async function voidSeconds({ unitOfWork, services }: BookingContext, booking: Booking): Promise<void> {
  const account = services.carriers.account(booking.accountId);
  const search: Search = account ? await voidOthers(account, booking) : { status: 'again' };
  await unitOfWork.run(null, (tx) => recordSearch(tx, booking.id, search));
}

async function voidOthers({ adapter, call }: ConnectedAccount, booking: Booking): Promise<Search> {
  const { reference, status, carrierRef, awb, firstSentAt, createdAt } = booking;
  const lookup = { reference, carrierRef: null, since: firstSentAt ?? createdAt };
  try {
    const found = await call((access, signal) => adapter.find(access, lookup, signal), { timeoutMs: CALL_MS });
    if (found.status === 'absent') return { status: 'clear' };
    if (found.status === 'unknown') return { status: adapter.capabilities.dedupe === 'none' ? 'clear' : 'again' };
    // A person who has entered the AWB does not know the carrier's own id.
    const ours = status === 'booked' ? found.parcels.find((parcel) => parcel.carrierRef === carrierRef || parcel.awb === awb) : undefined;
    const search = await voidEach({ adapter, call }, found.parcels.filter((parcel) => parcel !== ours)); // prettier-ignore
    return search.status === 'clear' ? { ...search, carrierRef: ours?.carrierRef } : search;
  } catch (error) {
    if (failureOf(error)) return { status: 'again' };
    throw error;
  }
}

async function voidEach(account: Pick<ConnectedAccount, 'adapter' | 'call'>, parcels: readonly BookedParcel[]): Promise<Search> {
  let search: Search = { status: 'clear' };
  for (const { awb, carrierRef } of parcels) {
    const outcome = await voidOne(account, carrierRef).catch((error: unknown) => {
      const failure = failureOf(error);
      if (failure?.kind !== 'refused') throw error;
      return { status: 'declined' as const, message: failure.message };
    });
    if (outcome.status === 'declined')
      return { status: 'stuck', message: `The carrier has booked the parcel ${awb}, too, and declines to cancel it: ${outcome.message}` };
    if (outcome.status === 'pending') search = { status: 'again' };
  }
  return search;
}

async function recordSearch(tx: Tx, id: string, search: Search): Promise<void> {
  const booking = await lockBooking(tx, id);
  if (!booking || (booking.status !== 'booked' && booking.status !== 'cancelled')) return;
  const now = tx.services.clock.now();
  const isOverdue = daysAfter(booking.firstSentAt ?? booking.createdAt, PATIENCE_DAYS) < now;
  if (search.status === 'again' && !isOverdue) return changeBooking(tx, booking, { dueAt: secondsAfter(now, RECHECK_SECONDS) });
  const wasStuck = booking.errorCode === SECOND_PARCEL && { errorCode: null, errorMessage: null, errorAt: null, problemAt: null };
  if (search.status === 'clear') {
    const known = search.carrierRef !== undefined && { carrierRef: search.carrierRef };
    return changeBooking(tx, booking, { everUnsure: false, dueAt: null, ...known, ...wasStuck });
  }
  const message = search.status === 'stuck' ? search.message : 'The carrier cannot tell whether it has booked the parcel a second time.';
  await changeBooking(tx, booking, {
    everUnsure: false,
    dueAt: null,
    errorCode: SECOND_PARCEL,
    errorMessage: message.slice(0, 1_000),
    errorAt: now,
    problemAt: now,
  });
}
