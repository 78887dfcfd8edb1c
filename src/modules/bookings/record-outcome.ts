import { secondsAfter } from '../../kernel/clock.js';
import { remark, type Remark } from '../../kernel/field-warnings.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { BookedParcel, CarrierAdapter, CarrierDocument, FailureKind } from '../carriers/index.js';
import { keepCarrierLabels } from '../labels/index.js';
import { lockShipments } from '../shipments/index.js';
import { isUsableAwb, NO_NUMBERS, numbersOf, holderOfAwb } from './booked-answer.js';
import { bookingById, changeBooking, closeBooking, lockBooking, type Booking, type BookingChanges, firstLook } from './booking.js';
import { cancelShipment } from './cancel-shipment.js';
import { completeStep, type LockedBooking } from './complete-step.js';
import { afterFailure, earliest, newlyWanted, nowAsked, type LabelFailure } from './label-work.rules.js';
import type { BookingServices } from './services.js';

/** How often a booking looks whether its account takes parcels again. */
const WAITING_SECONDS = 60;
/** How often a booked parcel looks whether it can take its step. */
export const STEP_SECONDS = 600;

/** Locks the shipment before its booking, as everything does. */
export async function lockBoth(tx: Tx, id: string): Promise<LockedBooking> {
  const known = await bookingById(tx.sql, id);
  const [shipment] = known ? await lockShipments(tx, [known.shipmentId]) : [];
  const booking = await lockBooking(tx, id);
  if (!booking || !shipment) throw new Error(`The booking ${id} or its shipment is missing.`);
  return { booking, shipment };
}

/** Labels of a parcel, or why there are none; null if the carrier was not asked for them yet. */
export type Labels = readonly CarrierDocument[] | LabelFailure | null;

/**
 * The carrier has the parcel, and its label is about to be fetched: what it said is kept, so that a process that dies loses nothing. Returns
 * false if no one waits for the label.
 */
export async function keepAnswer(tx: Tx, id: string, parcel: BookedParcel): Promise<boolean> {
  const { booking, shipment } = await lockBoth(tx, id);
  const isWanted = booking.cancelledBy === null && shipment.status !== 'cancelled';
  if (booking.status !== 'sending' || !isWanted || !isUsableAwb(parcel.awb)) return false;
  await changeBooking(tx, booking, numbersOf(parcel));
  return true;
}

/** The carrier has the parcel: its AWB, label and price are kept, the seller is billed, and the shipment takes its step. */
export async function recordBooked(
  tx: Tx<BookingServices>,
  id: string,
  { parcel, labels }: { parcel: BookedParcel; labels: Labels },
): Promise<void> {
  const locked = await lockBoth(tx, id);
  const { booking } = locked;
  // Decided in the meantime, by a person or by another process with the same answer.
  if (booking.status === 'booked' || booking.status === 'cancelled') return;
  const { awb } = parcel;
  if (!isUsableAwb(awb)) return leaveToPerson(tx, booking, remark('AWB_INVALID.answered', { awb }));
  const shipment = await holderOfAwb(tx, booking, awb);
  if (shipment === undefined) return keepBooked(tx, locked, { parcel, labels });
  await leaveToPerson(tx, booking, remark('AWB_TAKEN.answered', { awb, shipment }));
}

async function leaveToPerson(tx: Tx, booking: Booking, error: Remark): Promise<void> {
  await changeBooking(tx, booking, {
    ...NO_NUMBERS,
    status: 'outcome_unknown',
    unsure: true,
    everUnsure: true,
    doubtAt: tx.services.clock.now(),
    error,
    dueAt: null,
  });
}

export async function keepBooked(
  tx: Tx<BookingServices>,
  { booking, shipment }: LockedBooking,
  { parcel, labels }: { parcel: BookedParcel; labels: Labels },
): Promise<void> {
  const now = tx.services.clock.now();
  // Cancelled while the carrier booked it: the job voids it.
  const isUnwanted = booking.cancelledBy !== null || shipment.status === 'cancelled';
  await changeBooking(tx, booking, {
    ...numbersOf(parcel),
    status: isUnwanted ? 'cancelling' : 'booked',
    unsure: false,
    bookedAt: now,
    lookAt: firstLook(tx, booking),
    ...labelFacts(labels, { format: booking.payload.labelFormat, now }),
    ...(isUnwanted ? {} : unreadFacts(parcel, now)),
  });
  if (isList(labels)) await keepCarrierLabels(tx, { shipmentId: shipment.id, carrierRef: parcel.carrierRef, labels });
  const isComplete = isUnwanted || (await completeStep(tx, { booking, shipment }));
  await changeBooking(tx, booking, { dueAt: isUnwanted ? now : isComplete ? null : secondsAfter(now, STEP_SECONDS) });
}

const isList = (labels: Labels): labels is readonly CarrierDocument[] => Array.isArray(labels);

/** What the carrier said and no one could read is shown to a person, and not taken for something else. */
function unreadFacts({ notUnderstood = [] }: BookedParcel, now: Date): BookingChanges {
  if (notUnderstood.length === 0) return {};
  return { error: remark('NOT_UNDERSTOOD.values', { values: notUnderstood.join(', ') }), problemAt: now };
}

function labelFacts(labels: Labels, { format, now }: { format: CarrierDocument['format']; now: Date }): BookingChanges {
  if (isList(labels)) return { error: null, labelMissing: false, labelAt: null, labelWork: null };
  const wanted = labels ? afterFailure(nowAsked(undefined, now), labels, { now, isFirst: true }) : newlyWanted(now);
  const labelWork = { [format]: wanted };
  return { error: labels?.error ?? null, labelMissing: true, labelWork, labelAt: earliest(labelWork) };
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
  readonly error: Remark;
  readonly retryAfterSeconds?: number | null;
  /** The look-up itself failed, so an earlier call may still have booked it. */
  readonly stillUnsure?: boolean;
}

/** Tries again later by the schedule; after the last attempt, or a refusal, a person decides. */
export async function recordFailure(tx: Tx<BookingServices>, id: string, failed: FailedAttempt): Promise<void> {
  const locked = await lockBoth(tx, id);
  const { booking } = locked;
  if (booking.status !== 'sending') return;
  const now = tx.services.clock.now();
  const isLost = failed.kind === 'outcome_unknown';
  const unsure = isLost || failed.stillUnsure === true;
  if (isLost) await changeBooking(tx, booking, { everUnsure: true, doubtAt: now });
  if (await honourCancellation(tx, locked, unsure)) return;
  const { bookingSchedule } = tx.services.settings.carriers;
  const delay = bookingSchedule[booking.attempts];
  const isOver = failed.kind === 'refused' || delay === undefined;
  await changeBooking(tx, booking, {
    status: isOver ? (unsure ? 'outcome_unknown' : 'refused') : 'requested',
    unsure,
    error: failed.error,
    dueAt: isOver ? null : secondsAfter(now, Math.max(delay, failed.retryAfterSeconds ?? 0)),
  });
}

export interface Waiting {
  readonly error: Remark;
  /** An earlier call may have booked it. */
  readonly mayExist: boolean;
}

/** Waits for a person to bring the account back. Does not count as an attempt, because nothing was asked. */
export async function recordWaiting(tx: Tx<BookingServices>, id: string, { error, mayExist }: Waiting): Promise<void> {
  const locked = await lockBoth(tx, id);
  const { booking } = locked;
  if (booking.status !== 'sending' || (await honourCancellation(tx, locked, mayExist))) return;
  await changeBooking(tx, booking, {
    status: 'requested',
    attempts: booking.attempts - 1,
    unsure: mayExist,
    error,
    dueAt: secondsAfter(tx.services.clock.now(), WAITING_SECONDS),
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
  const delay = capabilities.dedupe === 'none' ? undefined : tx.services.settings.carriers.bookingSchedule[booking.attempts];
  await changeBooking(tx, booking, {
    status: delay === undefined ? 'outcome_unknown' : 'requested',
    unsure: true,
    error: remark('OUTCOME_UNKNOWN.lostAnswer', { carrier: name }),
    dueAt: delay === undefined ? null : secondsAfter(tx.services.clock.now(), delay),
  });
}
