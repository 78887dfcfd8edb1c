import { secondsAfter } from '../../kernel/clock.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { ConnectedAccount } from '../carrier-accounts/index.js';
import { type CarrierDocument, failureOf, isLabel } from '../carriers/index.js';
import { keepCarrierLabels } from '../labels/index.js';
import { lockShipments } from '../shipments/index.js';
import type { BookingContext } from './attempt-booking.js';
import { changeBooking, lockBooking, type Booking } from './booking.js';
import { claimWork } from './claim-booking.js';
import { completeStep } from './complete-step.js';
import { lockBoth } from './record-outcome.js';
import { voidSeconds } from './void-seconds.js';
import type { BookingServices } from './services.js';

const CALL_MS = 10_000;
const RETRY_SECONDS = 600;

/**
 * What is left to do for a booked parcel: its step while it was on hold, a label that was missing, and a second booking after a lost
 * answer.
 */
export async function finishBooking(context: BookingContext, id: string): Promise<void> {
  const { unitOfWork, services } = context;
  const booking = await unitOfWork.run(null, (tx) => claimWork(tx, id, 'booked'));
  if (!booking) return;
  const account = services.carriers.account(booking.accountId);
  if (booking.everUnsure) await voidSeconds(context, booking);
  if (account && booking.labelMissing) await fetchLabel(context, account, booking);
  await unitOfWork.run(null, (tx) => settle(tx, id));
}

/** What is not done yet is tried again, until the parcel has arrived. */
async function settle(tx: Tx<BookingServices>, id: string): Promise<void> {
  const { booking, shipment } = await lockBoth(tx, id);
  if (booking.status !== 'booked') return;
  const isComplete = await completeStep(tx, { booking, shipment });
  const isOver = shipment.status === 'delivered' || shipment.status === 'cancelled';
  const isOpen = !isComplete || booking.everUnsure || (booking.labelMissing && !isOver);
  await changeBooking(tx, booking, { dueAt: isOpen ? secondsAfter(tx.services.clock.now(), RETRY_SECONDS) : null });
}

/** A booking that was cancelled after a lost answer: nothing of it may stay at the carrier. */
export async function finishCancelled(context: BookingContext, id: string): Promise<void> {
  const booking = await context.unitOfWork.run(null, (tx) => claimWork(tx, id, 'cancelled'));
  if (booking) await voidSeconds(context, booking);
}

async function fetchLabel({ unitOfWork }: BookingContext, { adapter, call }: ConnectedAccount, booking: Booking): Promise<void> {
  const format = booking.payload.labelFormat;
  const label: CarrierDocument | string = await call((access, signal) => adapter.label(access, booking.carrierRef ?? '', format, signal), {
    timeoutMs: CALL_MS,
  }).catch((error: unknown) => failureOf(error)?.message ?? String(error));
  await unitOfWork.run(null, (tx) => keepLabel(tx, booking, label));
}

async function keepLabel(tx: Tx<BookingServices>, { id, shipmentId }: Booking, label: CarrierDocument | string): Promise<void> {
  await lockShipments(tx, [shipmentId]);
  const booking = await lockBooking(tx, id);
  if (booking?.status !== 'booked' || !booking.labelMissing || booking.carrierRef === null) return;
  if (typeof label === 'string' || !isLabel(label.bytes, label.format)) {
    const errorMessage = typeof label === 'string' ? label : 'The label is not in the format that the carrier promised.';
    const errorAt = tx.services.clock.now();
    return changeBooking(tx, booking, { errorCode: 'LABEL_INVALID', errorMessage: errorMessage.slice(0, 1_000), errorAt });
  }
  await keepCarrierLabels(tx, { shipmentId, carrierRef: booking.carrierRef, labels: [label] });
  await changeBooking(tx, booking, { labelMissing: false, errorCode: null, errorMessage: null, errorAt: null });
}
