import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { withdrawCarrierLabels } from '../labels/index.js';
import { factsOf, lockShipment, openEdges, type StepListener } from '../shipments/index.js';
import type { BookingContext } from './attempt-booking.js';
import { changeBooking, closeBooking, latestBooking, lockOpenBooking, type Booking } from './booking.js';
import { settleCancellation } from './settle-cancellation.js';
import type { BookingServices } from './services.js';

/**
 * The carrier is asked before an order is cancelled: it may decline, and then the order stays as it is. Does nothing for shipments without
 * a booking. CARRIER_DECLINED with the carrier's words; CANCEL_PENDING while it has not decided.
 */
export async function withdrawBooking(context: BookingContext, actor: Actor, shipmentId: string): Promise<void> {
  const known = await latestBooking(context.sql, shipmentId);
  if (!known || known.status === 'cancelled' || known.status === 'refused') return;
  const booking = await context.unitOfWork.run(null, (tx) => beginWithdrawal(tx, actor, shipmentId));
  if (!booking) return;
  const outcome = await settleCancellation(context, booking.id);
  if (outcome.status === 'declined')
    throw refuse('CARRIER_DECLINED', { message: `The carrier declined to cancel: ${outcome.message}`.slice(0, 500) });
  if (outcome.status !== 'voided') throw refuse('CANCEL_PENDING');
}

/** Marks the booking, so that the wish survives this process. Undefined if the carrier need not be asked. */
async function beginWithdrawal(tx: Tx<BookingServices>, actor: Actor, shipmentId: string): Promise<Booking | undefined> {
  const shipment = await lockShipment(tx, actor, shipmentId);
  const booking = await lockOpenBooking(tx, shipment.id);
  // Whether the order may be cancelled at all is decided before the carrier hears of it.
  const mayCancel = openEdges(factsOf(shipment), actor.type, tx.services.settings).some(({ name }) => name === 'cancel');
  if (!booking || !mayCancel || booking.status === 'refused') return undefined;
  if (booking.status === 'requested' && !booking.unsure) {
    await closeBooking(tx, booking, actor);
    return undefined;
  }
  const now = tx.services.clock.now();
  // A call is under way: its outcome, and not we, decides what has to be voided.
  if (booking.status === 'sending' && booking.dueAt !== null && booking.dueAt > now) throw refuse('CANCEL_PENDING');
  await changeBooking(tx, booking, { status: 'cancelling', cancelledBy: { type: actor.type, id: actor.id }, dueAt: now });
  return booking;
}

/** No other way to cancel passes by the carrier. A refused booking is given up with the order. */
export const cancelWithBooking: StepListener<BookingServices> = async (tx, { shipment, edge, step }) => {
  if (edge.name !== 'cancel' || shipment.carrierAccountId === null) return;
  const booking = await lockOpenBooking(tx, shipment.id);
  if (!booking) return;
  const isDone = booking.status === 'refused' || (booking.status === 'requested' && !booking.unsure);
  if (!isDone) throw refuse('CANCEL_PENDING', { message: 'The carrier has to agree first: cancel the order again.' });
  await closeBooking(tx, booking, step.actor);
  await withdrawCarrierLabels(tx, shipment.id);
};
