import { remark } from '../../kernel/field-warnings.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { labelFormat, type CarrierDocument, type LabelFormat, failureOf, isLabel } from '../carriers/index.js';
import { addCarrierLabel, hasCarrierLabel } from '../labels/index.js';
import type { Shipment } from '../shipments/index.js';
import type { BookingContext } from './attempt-booking.js';
import { bookingById, changeBooking, lockBooking, type Booking, type BookingChanges } from './booking.js';
import {
  afterFailure,
  earliest,
  isDue,
  isOverdue,
  LABEL_INVALID,
  nowAsked,
  requestableAt,
  secondsUntil,
  type LabelFailure,
  type LabelWork,
} from './label-work.rules.js';
import { lockBoth } from './record-outcome.js';
import { MAX_CARRIER_LABEL_BYTES } from '../../platform/pdf/carrier-label.js';
import type { ConnectedAccount } from '../carrier-accounts/index.js';

const CALL_MS = 8_000;

interface WantedFormat {
  readonly format: LabelFormat;
  /** Somebody waits for it: it is asked for before its time, though not without end. */
  readonly isRequested: boolean;
}

/** What is known of a label that was wanted. `asking`: another process is calling the carrier. */
export type LabelState =
  { readonly status: 'kept' } | { readonly status: 'asking' | 'later'; readonly retryAfter: number } | { readonly status: 'refused' };

/** Asks for the labels of a booking whose time has come. */
export async function fetchDueLabels(context: BookingContext, id: string): Promise<void> {
  const booking = await bookingById(context.sql, id);
  const now = context.services.clock.now();
  const due = labelFormat.values.filter((format) => {
    const wanted = booking?.labelWork?.[format];
    return wanted !== undefined && isDue(wanted, now);
  });
  for (const format of due) await fetchLabel(context, id, { format, isRequested: false });
}

/** Asks the carrier for one label, unless it is there, or another call is under way or was made just now. */
export async function fetchLabel(context: BookingContext, id: string, wanted: WantedFormat): Promise<LabelState> {
  const { transact, services } = context;
  const claimed = await transact((tx) => claimLabel(tx, id, wanted));
  if ('status' in claimed) return claimed;
  const { booking } = claimed;
  const account = services.carriers.account(booking.accountId);
  const asked = { carrierRef: booking.carrierRef ?? '', format: wanted.format, timeoutMs: CALL_MS };
  const label = account ? await askForLabel(account, asked) : UNREACHABLE;
  return transact((tx) =>
    'bytes' in label ? keepLabel(tx, id, { ...wanted, label }) : recordFailure(tx, id, { ...wanted, failure: label }),
  );
}

const UNREACHABLE: LabelFailure = { error: remark('LABEL_INVALID.accountMissing'), isRefused: false, retryAfterSeconds: null };

async function claimLabel(tx: Tx, id: string, { format, isRequested }: WantedFormat): Promise<LabelState | { readonly booking: Booking }> {
  const booking = await lockBooking(tx, id);
  const now = tx.services.clock.now();
  if (booking?.status !== 'booked') return { status: 'refused' };
  const known = booking.labelWork?.[format];
  if (known?.refusal != null) return { status: 'refused' };
  if (!known && (await hasCarrierLabel(tx.sql, { shipmentId: booking.shipmentId, format }))) return { status: 'kept' };
  const mayAsk = known === undefined ? isRequested : isDue(known, now) || (isRequested && requestableAt(known) <= now);
  if (!mayAsk) return { status: known?.isAsking ? 'asking' : 'later', retryAfter: known ? secondsUntil(known, now) : 1 };
  await changeBooking(tx, booking, workOf({ ...booking.labelWork, [format]: nowAsked(known, now) }));
  return { booking };
}

const workOf = (work: LabelWork) => ({ labelWork: Object.keys(work).length > 0 ? work : null, labelAt: earliest(work) });

const without = (work: LabelWork | null, format: LabelFormat): LabelWork => {
  const { [format]: _done, ...others } = work ?? {};
  return others;
};

async function keepLabel(tx: Tx, id: string, { format, label }: WantedFormat & { readonly label: CarrierDocument }): Promise<LabelState> {
  const { booking } = await lockBoth(tx, id);
  if (booking.status !== 'booked' || booking.carrierRef === null) return { status: 'refused' };
  await addCarrierLabel(tx, { shipmentId: booking.shipmentId, carrierRef: booking.carrierRef, label });
  const isSettled = booking.errorCode === LABEL_INVALID || booking.problemAt === null;
  await changeBooking(tx, booking, {
    ...workOf(without(booking.labelWork, format)),
    ...(format === booking.payload.labelFormat && { labelMissing: false, ...(isSettled && NO_PROBLEM) }),
  });
  return label.format === format ? { status: 'kept' } : { status: 'refused' };
}

const NO_PROBLEM = { error: null, problemAt: null };

async function recordFailure(
  tx: Tx,
  id: string,
  { format, failure }: WantedFormat & { readonly failure: LabelFailure },
): Promise<LabelState> {
  const { booking, shipment } = await lockBoth(tx, id);
  const known = booking.labelWork?.[format];
  if (booking.status !== 'booked' || !known) return { status: 'refused' };
  const now = tx.services.clock.now();
  const isFirst = format === booking.payload.labelFormat;
  const next = afterFailure(known, failure, { now, isFirst });
  const kept = isFirst && isAtEnd(shipment) ? { ...next, dueAt: null } : next;
  await changeBooking(tx, booking, {
    ...workOf({ ...booking.labelWork, [format]: kept }),
    ...(isFirst && problemWith(booking, { failure, isOld: isOverdue(next), now })),
  });
  return next.refusal === null ? { status: 'later', retryAfter: secondsUntil(next, now) } : { status: 'refused' };
}

/** No one needs the label of such a parcel. */
const isAtEnd = ({ status }: Shipment): boolean => status === 'delivered' || status === 'cancelled';

/** Other problems of the booking are shown first. */
function problemWith(
  { errorCode, problemAt }: Booking,
  { failure, isOld, now }: { failure: LabelFailure; isOld: boolean; now: Date },
): BookingChanges {
  if (problemAt !== null && errorCode !== LABEL_INVALID) return {};
  return { error: failure.error, problemAt: problemAt ?? (isOld ? now : null) };
}

interface AskedLabel {
  readonly carrierRef: string;
  readonly format: LabelFormat;
  readonly timeoutMs: number;
}

/** Fetches a label. A file that is not what it should be is a failure. */
export async function askForLabel(
  { adapter, call }: ConnectedAccount,
  { carrierRef, format, timeoutMs }: AskedLabel,
): Promise<CarrierDocument | LabelFailure> {
  if (!adapter.capabilities.label) return NOT_CAPABLE;
  try {
    const label = await call((access, signal) => adapter.label(access, carrierRef, format, signal), { timeoutMs });
    return isUsable(label) ? label : SPOILT;
  } catch (error) {
    const failure = failureOf(error);
    if (!failure) throw error;
    const { kind, message, retryAfterSeconds } = failure;
    return { error: { code: LABEL_INVALID, message }, isRefused: kind === 'refused', retryAfterSeconds };
  }
}

/** Of the format that it has, and of a size that can be kept. */
export const isUsable = ({ bytes, format }: CarrierDocument): boolean => isLabel(bytes, format) && bytes.length <= MAX_CARRIER_LABEL_BYTES;

const NOT_CAPABLE: LabelFailure = { error: remark('LABEL_INVALID.withBookingsOnly'), isRefused: true, retryAfterSeconds: null };

const SPOILT: LabelFailure = { error: remark('LABEL_INVALID.spoilt'), isRefused: false, retryAfterSeconds: null };
