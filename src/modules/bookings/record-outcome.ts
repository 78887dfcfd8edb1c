import { secondsAfter } from '../../kernel/clock.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { type BookedParcel, type CarrierAdapter, type FailureKind, isLabel } from '../carriers/index.js';
import { keepCarrierLabels } from '../labels/index.js';
import { lockShipments, MAX_AWB } from '../shipments/index.js';
import { holderOfAwb } from './awb-holder.js';
import { bookingById, changeBooking, closeBooking, lockBooking, RECHECK_SECONDS } from './booking.js';
import { cancelShipment } from './cancel-shipment.js';
import { completeStep, type LockedBooking } from './complete-step.js';
import type { BookingServices } from './services.js';

/** How often a booking looks whether its account takes parcels again. */
const WAITING_SECONDS = 60;
const MAX_MESSAGE = 1_000;

/** Locks the shipment before its booking, as everything does. */
export async function lockBoth(tx: Tx, id: string): Promise<LockedBooking> {
  const known = await bookingById(tx.sql, id);
  const [shipment] = known ? await lockShipments(tx, [known.shipmentId]) : [];
  const booking = await lockBooking(tx, id);
  if (!booking || !shipment) throw new Error(`The booking ${id} or its shipment is missing.`);
  return { booking, shipment };
}

/** The carrier has the parcel: its AWB, label and price are kept, the seller is billed, and the shipment takes its step. */
export async function recordBooked(tx: Tx<BookingServices>, id: string, parcel: BookedParcel): Promise<void> {
  const locked = await lockBoth(tx, id);
  const { booking } = locked;
  // Decided in the meantime, by a person or by another process with the same answer.
  if (booking.status === 'booked' || booking.status === 'cancelled') return;
  const holder = await holderOfAwb(tx, booking, parcel.awb);
  if (holder === undefined) return keepBooked(tx, locked, parcel);
  await changeBooking(tx, booking, {
    status: 'outcome_unknown',
    unsure: true,
    errorCode: 'AWB_TAKEN',
    errorMessage: `The carrier answered with the AWB ${parcel.awb}, which the shipment ${holder} has already.`.slice(0, MAX_MESSAGE),
    errorAt: tx.services.clock.now(),
    dueAt: null,
  });
}

export async function keepBooked(tx: Tx<BookingServices>, { booking, shipment }: LockedBooking, parcel: BookedParcel): Promise<void> {
  const now = tx.services.clock.now();
  const labels = parcel.labels.filter(({ bytes, format }) => isLabel(bytes, format));
  // Cancelled while the carrier booked it: the job voids it.
  const isUnwanted = booking.cancelledBy !== null || shipment.status === 'cancelled';
  await changeBooking(tx, booking, {
    status: isUnwanted ? 'cancelling' : 'booked',
    everUnsure: booking.everUnsure || booking.unsure,
    unsure: false,
    carrierRef: parcel.carrierRef,
    awb: parcel.awb.slice(0, MAX_AWB),
    trackingNumber: parcel.trackingNumber.slice(0, MAX_AWB),
    trackingUrl: parcel.trackingUrl?.slice(0, 500) ?? null,
    pieces: parcel.pieces,
    costMinor: parcel.cost?.minor ?? null,
    costCurrency: parcel.cost?.currency ?? null,
    bookedAt: now,
    labelMissing: labels.length === 0,
    ...(labels.length === 0 && parcel.labels.length > 0 ? { ...INVALID_LABEL, errorAt: now } : NO_ERROR),
  });
  if (labels.length > 0) await keepCarrierLabels(tx, { shipmentId: shipment.id, carrierRef: parcel.carrierRef, labels });
  const isComplete = isUnwanted || (await completeStep(tx, { booking, shipment }));
  await changeBooking(tx, booking, { dueAt: nextCheck({ booking, isUnwanted, isComplete, now }) });
}

const NO_ERROR = { errorCode: null, errorMessage: null, errorAt: null };
const INVALID_LABEL = {
  errorCode: 'LABEL_INVALID',
  errorMessage: 'The label is not in the format that the carrier promised; it is fetched again.',
};

interface Standing extends Pick<LockedBooking, 'booking'> {
  readonly isUnwanted: boolean;
  readonly isComplete: boolean;
  readonly now: Date;
}

function nextCheck({ booking: { labelMissing, everUnsure }, isUnwanted, isComplete, now }: Standing): Date | null {
  if (isUnwanted || labelMissing) return now;
  return everUnsure || !isComplete ? secondsAfter(now, RECHECK_SECONDS) : null;
}

/** The order was cancelled while the carrier was being called. Returns false if it was not. */
async function honourCancellation(tx: Tx<BookingServices>, { booking, shipment }: LockedBooking, unsure: boolean): Promise<boolean> {
  const { cancelledBy } = booking;
  if (cancelledBy === null) return false;
  await changeBooking(tx, booking, { unsure });
  // Whether the carrier has it is found out before the order is cancelled.
  if (unsure) await changeBooking(tx, booking, { status: 'cancelling', dueAt: tx.services.clock.now() });
  else {
    await closeBooking(tx, booking, cancelledBy);
    await cancelShipment(tx, shipment, cancelledBy);
  }
  return true;
}

export interface FailedAttempt {
  readonly kind: FailureKind;
  readonly code: string | null;
  readonly message: string;
  readonly retryAfterSeconds?: number | null;
  /** The look-up itself failed, so an earlier call may still have booked it. */
  readonly stillUnsure?: boolean;
}

/** Tries again later by the schedule; after the last attempt, or a refusal, a person decides. */
export async function recordFailure(tx: Tx<BookingServices>, id: string, failed: FailedAttempt): Promise<void> {
  const locked = await lockBoth(tx, id);
  const { booking } = locked;
  if (booking.status !== 'sending') return;
  const unsure = failed.kind === 'outcome_unknown' || failed.stillUnsure === true;
  if (await honourCancellation(tx, locked, unsure)) return;
  const { bookingSchedule } = tx.services.settings.carriers;
  const now = tx.services.clock.now();
  const delay = bookingSchedule[booking.attempts];
  const isOver = failed.kind === 'refused' || delay === undefined;
  await changeBooking(tx, booking, {
    status: isOver ? (unsure ? 'outcome_unknown' : 'refused') : 'requested',
    unsure,
    everUnsure: booking.everUnsure || unsure,
    errorCode: (failed.code ?? failed.kind).slice(0, 100),
    errorMessage: failed.message.slice(0, MAX_MESSAGE),
    errorAt: now,
    dueAt: isOver ? null : secondsAfter(now, Math.max(delay, failed.retryAfterSeconds ?? 0)),
  });
}

export interface Waiting {
  readonly code: string;
  readonly message: string;
  /** An earlier call may have booked it. */
  readonly mayExist: boolean;
}

/** Waits for a person to bring the account back. Does not count as an attempt, because nothing was asked. */
export async function recordWaiting(tx: Tx<BookingServices>, id: string, { code, message, mayExist }: Waiting): Promise<void> {
  const locked = await lockBoth(tx, id);
  const { booking } = locked;
  if (booking.status !== 'sending' || (await honourCancellation(tx, locked, mayExist))) return;
  const now = tx.services.clock.now();
  await changeBooking(tx, booking, {
    status: 'requested',
    attempts: booking.attempts - 1,
    unsure: mayExist,
    errorCode: code,
    errorMessage: message.slice(0, MAX_MESSAGE),
    errorAt: now,
    dueAt: secondsAfter(now, WAITING_SECONDS),
  });
}

/** The carrier accepted it and books later: ask by its own reference. */
export async function recordPending(tx: Tx<BookingServices>, id: string, carrierRef: string): Promise<void> {
  const locked = await lockBoth(tx, id);
  const { booking } = locked;
  if (booking.status !== 'sending') return;
  await changeBooking(tx, booking, { carrierRef });
  if (await honourCancellation(tx, locked, true)) return;
  const delay = tx.services.settings.carriers.bookingSchedule[booking.attempts];
  await changeBooking(tx, booking, {
    status: delay === undefined ? 'outcome_unknown' : 'requested',
    unsure: true,
    dueAt: delay === undefined ? null : secondsAfter(tx.services.clock.now(), delay),
  });
}

/** The carrier cannot say whether it has booked. One that never can leaves it to a person; others are asked again. */
export async function recordUnknown(tx: Tx<BookingServices>, id: string, { capabilities, name }: CarrierAdapter): Promise<void> {
  const { booking } = await lockBoth(tx, id);
  if (booking.status !== 'sending') return;
  const now = tx.services.clock.now();
  const delay = capabilities.dedupe === 'none' ? undefined : tx.services.settings.carriers.bookingSchedule[booking.attempts];
  await changeBooking(tx, booking, {
    status: delay === undefined ? 'outcome_unknown' : 'requested',
    unsure: true,
    errorCode: 'OUTCOME_UNKNOWN',
    errorMessage: `The answer of ${name} was lost, and it cannot tell whether it has booked the parcel.`,
    errorAt: now,
    dueAt: delay === undefined ? null : secondsAfter(now, delay),
  });
}
