import { secondsAfter } from '../../kernel/clock.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { ConnectedAccount } from '../carrier-accounts/index.js';
import { type CarrierDocument, failureOf, isLabel } from '../carriers/index.js';
import { keepCarrierLabels } from '../labels/index.js';
import { lockShipments } from '../shipments/index.js';
import type { BookingContext } from './attempt-booking.js';
import { changeBooking, lockBooking, type Booking } from './booking.js';
import { claimWork } from './claim-booking.js';
import type { BookingServices } from './services.js';

const CALL_MS = 10_000;
/** A label that the carrier does not deliver is asked for this often, and again when somebody opens it. */
const LABEL_RETRY_SECONDS = 600;

/** What is left to do for a booked parcel: a label that was missing, and a second booking after a lost answer. */
export async function finishBooking(context: BookingContext, id: string): Promise<void> {
  const booking = await context.unitOfWork.run(null, (tx) => claimWork(tx, id, 'booked'));
  const account = booking && context.services.carriers.account(booking.accountId);
  if (!booking || !account) return;
  if (booking.labelMissing) await fetchLabel(context, account, booking);
  if (booking.everUnsure) await voidSeconds(context, account, booking);
  await context.unitOfWork.run(null, (tx) => settle(tx, id));
}

async function settle(tx: Tx, id: string): Promise<void> {
  const booking = await lockBooking(tx, id);
  if (booking?.status !== 'booked') return;
  const again = booking.labelMissing || booking.everUnsure ? secondsAfter(tx.services.clock.now(), LABEL_RETRY_SECONDS) : null;
  await changeBooking(tx, booking, { dueAt: again });
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

/** A call whose answer was lost may have booked late. The carrier is asked once more, and every booking but ours is voided. */
async function voidSeconds({ unitOfWork }: BookingContext, { adapter, call }: ConnectedAccount, booking: Booking): Promise<void> {
  const { reference, carrierRef, firstSentAt, createdAt } = booking;
  try {
    const found = await call(
      (access, signal) => adapter.find(access, { reference, carrierRef: null, since: firstSentAt ?? createdAt }, signal),
      {
        timeoutMs: CALL_MS,
      },
    );
    const seconds = found.status === 'booked' ? found.parcels.filter((parcel) => parcel.carrierRef !== carrierRef) : [];
    for (const second of seconds)
      await call((access, signal) => adapter.cancel(access, second.carrierRef, signal), { timeoutMs: CALL_MS, changes: true });
  } catch (error) {
    // Stays marked, so that it is looked for again.
    if (failureOf(error)) return;
    throw error;
  }
  await unitOfWork.run(null, async (tx) => {
    const kept = await lockBooking(tx, booking.id);
    if (kept) await changeBooking(tx, kept, { everUnsure: false });
  });
}
