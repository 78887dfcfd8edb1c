import type { ConnectedAccount } from '../carrier-accounts/index.js';
import type { BookedParcel } from '../carriers/index.js';
import { askForLabel, isUsable } from './ask-for-label.js';
import type { BookingContext } from './attempt-booking.js';
import { keepable } from './booked-answer.js';
import { bookingById } from './booking.js';
import { keepAnswer, recordBooked, type Labels } from './record-outcome.js';

/** What is left of the reservation after a look and a purchase. */
const LABEL_MS = 6_000;

interface Purchase {
  readonly id: string;
  readonly account: ConnectedAccount | undefined;
  readonly parcel: BookedParcel;
}

/**
 * A carrier has booked a parcel: its label is there before the shipment takes its step, so that whoever hears of the step can print it. A
 * carrier that makes it later is asked again afterwards, and the step does not wait.
 */
export async function finishPurchase(context: BookingContext, made: Purchase): Promise<void> {
  const purchase = { ...made, parcel: keepable(made.parcel) };
  const { id, parcel } = purchase;
  const usable = parcel.labels.filter(isUsable);
  const labels = usable.length > 0 ? usable : await fetchedLabels(context, purchase);
  await context.unitOfWork.run(null, (tx) => recordBooked(tx, id, { parcel, labels }));
}

async function fetchedLabels({ unitOfWork, sql }: BookingContext, { id, account, parcel }: Purchase): Promise<Labels> {
  if (!account || !(await unitOfWork.run(null, (tx) => keepAnswer(tx, id, parcel)))) return null;
  const booking = await bookingById(sql, id);
  if (!booking) return null;
  const label = await askForLabel(account, { carrierRef: parcel.carrierRef, format: booking.payload.labelFormat, timeoutMs: LABEL_MS });
  return 'bytes' in label ? [label] : label;
}
