import { secondsAfter } from '../../kernel/clock.js';
import { systemActor } from '../../kernel/actor.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { type BookedParcel, type CarrierAdapter, type FailureKind, isLabel } from '../carriers/index.js';
import { keepCarrierLabels } from '../labels/index.js';
import { lockShipments, MAX_AWB, shipmentMachine, stepOf, takeEdge, type Shipment, type ShipmentEdge } from '../shipments/index.js';
import { bookingById, changeBooking, lockBooking, type Booking } from './booking.js';
import { requestPickup } from './request-pickup.js';
import type { BookingServices } from './services.js';

/** Look for a second booking this long after an answer was lost. */
const RECHECK_SECONDS = 600;
/** How often a booking looks whether its account takes parcels again. */
const WAITING_SECONDS = 60;
const MAX_MESSAGE = 1_000;

/** Locks the shipment before its booking, as everything does. */
async function locked(tx: Tx, id: string): Promise<{ booking: Booking; shipment: Shipment }> {
  const known = await bookingById(tx.sql, id);
  const [shipment] = known ? await lockShipments(tx, [known.shipmentId]) : [];
  const booking = await lockBooking(tx, id);
  if (!booking || !shipment) throw new Error(`The booking ${id} or its shipment is missing.`);
  return { booking, shipment };
}

/** The carrier has the parcel: its AWB, label and price are kept, the seller is billed, and the shipment takes its step. */
export async function recordBooked(tx: Tx<BookingServices>, id: string, parcel: BookedParcel): Promise<void> {
  const { booking, shipment } = await locked(tx, id);
  // Decided in the meantime, by a person or by another process with the same answer.
  if (booking.status === 'booked' || booking.status === 'cancelled') return;
  await keepBooked(tx, { booking, shipment }, parcel);
}

export async function keepBooked(
  tx: Tx<BookingServices>,
  { booking, shipment }: { booking: Booking; shipment: Shipment },
  parcel: BookedParcel,
): Promise<void> {
  const now = tx.services.clock.now();
  const awb = parcel.awb.slice(0, MAX_AWB);
  const labels = parcel.labels.filter(({ bytes, format }) => isLabel(bytes, format));
  const labelMissing = labels.length === 0;
  const edge = shipmentMachine.edges[booking.edge];
  const isWanted = booking.status !== 'cancelling' && edge.from.some((status) => status === shipment.status);
  await changeBooking(tx, booking, {
    ...(isWanted ? { status: 'booked' as const } : { status: 'cancelling' as const }),
    unsure: false,
    carrierRef: parcel.carrierRef,
    awb,
    trackingNumber: parcel.trackingNumber.slice(0, MAX_AWB),
    trackingUrl: parcel.trackingUrl?.slice(0, 500) ?? null,
    pieces: parcel.pieces,
    costMinor: parcel.cost?.minor ?? null,
    costCurrency: parcel.cost?.currency ?? null,
    bookedAt: now,
    labelMissing,
    errorCode: labelMissing && parcel.labels.length > 0 ? 'LABEL_INVALID' : null,
    errorMessage:
      labelMissing && parcel.labels.length > 0 ? 'The label is not in the format that the carrier promised; it is fetched again.' : null,
    errorAt: labelMissing && parcel.labels.length > 0 ? now : null,
    dueAt: nextCheck(booking, { isWanted, labelMissing, now }),
  });
  // It was cancelled while the carrier booked it: the job voids it.
  if (!isWanted) return;
  if (!labelMissing) await keepCarrierLabels(tx, { shipmentId: shipment.id, carrierRef: parcel.carrierRef, labels });
  await takeBookedStep(tx, shipment, edge, { awb, trackingNumber: parcel.trackingNumber.slice(0, MAX_AWB) });
  await requestPickup(tx, booking);
}

function nextCheck(
  { everUnsure, unsure }: Booking,
  { isWanted, labelMissing, now }: { isWanted: boolean; labelMissing: boolean; now: Date },
) {
  if (!isWanted || labelMissing) return now;
  return everUnsure || unsure ? secondsAfter(now, RECHECK_SECONDS) : null;
}

/** The money was held when the booking was asked for, and the carrier has the parcel: nothing blocks the step now. */
async function takeBookedStep(
  tx: Tx<BookingServices>,
  shipment: Shipment,
  edge: ShipmentEdge,
  numbers: { readonly awb: string; readonly trackingNumber: string },
): Promise<void> {
  const step = {
    ...stepOf({ status: edge.to === 'previous' ? shipment.status : edge.to }, systemActor, tx.services.clock.now()),
    reported: true,
  };
  await takeEdge(tx, shipment, edge, step, {
    ...numbers,
    awbAssigned: true,
    trackingUrl: `${tx.services.publicUrl()}/track/${encodeURIComponent(numbers.awb)}`,
  });
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
  const { booking } = await locked(tx, id);
  if (booking.status !== 'sending') return;
  const { bookingSchedule } = tx.services.settings.carriers;
  const now = tx.services.clock.now();
  const delay = bookingSchedule[booking.attempts];
  const isOver = failed.kind === 'refused' || delay === undefined;
  const unsure = failed.kind === 'outcome_unknown' || failed.stillUnsure === true;
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

/** Waits for a person to bring the account back. Does not count as an attempt, because nothing was asked. */
export async function recordWaiting(
  tx: Tx<BookingServices>,
  id: string,
  { code, message, mayExist }: { code: string; message: string; mayExist: boolean },
): Promise<void> {
  const { booking } = await locked(tx, id);
  if (booking.status !== 'sending') return;
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
  const { booking } = await locked(tx, id);
  if (booking.status !== 'sending') return;
  const delay = tx.services.settings.carriers.bookingSchedule[booking.attempts];
  await changeBooking(tx, booking, {
    status: delay === undefined ? 'outcome_unknown' : 'requested',
    carrierRef: carrierRef.slice(0, 200),
    unsure: true,
    dueAt: delay === undefined ? null : secondsAfter(tx.services.clock.now(), delay),
  });
}

/** The carrier cannot say whether it has booked. One that never can leaves it to a person; others are asked again. */
export async function recordUnknown(tx: Tx<BookingServices>, id: string, { capabilities, name }: CarrierAdapter): Promise<void> {
  const { booking } = await locked(tx, id);
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
