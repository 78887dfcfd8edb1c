import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { withdrawCarrierLabels } from '../labels/index.js';
import { lockShipment, type Consent, type Effect } from '../shipments/index.js';
import type { BookingContext } from './attempt-booking.js';
import { changeBooking, closeBooking, latestBooking, lockOpenBooking, type Booking } from './booking.js';
import { isCancellable } from './cancel-shipment.js';
import { settleCancellation, type Cancellation } from './settle-cancellation.js';
import type { BookingServices } from './services.js';

/** What is shown of a carrier's words. */
const MAX_WORDS = 468;

export const carrierAgrees: Consent<BookingContext> = {
  says: 'a connected carrier agrees first: CARRIER_DECLINED or CANCEL_PENDING otherwise',
  ask: withdrawBooking,
};

/**
 * The carrier is asked before an order is cancelled: it may decline, and then the order stays as it is. Does nothing for shipments without
 * a booking. CARRIER_DECLINED with the carrier's words; CANCEL_PENDING while it has not decided.
 */
async function withdrawBooking(context: BookingContext, actor: Actor, shipmentId: string): Promise<void> {
  const known = await latestBooking(context.sql, shipmentId);
  if (!known || known.status === 'cancelled' || known.status === 'refused') return;
  const begun = await context.transact((tx) => beginWithdrawal(tx, actor, shipmentId));
  if (begun === 'not needed') return;
  const outcome: Cancellation = begun === 'noted' ? { status: 'unknown' } : await settleCancellation(context, begun.id);
  if (outcome.status === 'declined') throw refuse('CARRIER_DECLINED.cancel', { words: outcome.message.slice(0, MAX_WORDS) });
  if (outcome.status !== 'voided') throw refuse('CANCEL_PENDING');
}

/**
 * Notes who wants to cancel, so that the wish survives this process, and returns the booking that the carrier has to be asked about.
 * `noted`: the outcome of a call, or a person, decides first what there is to cancel.
 */
async function beginWithdrawal(tx: Tx<BookingServices>, actor: Actor, shipmentId: string): Promise<Booking | 'not needed' | 'noted'> {
  const shipment = await lockShipment(tx, actor, shipmentId);
  const booking = await lockOpenBooking(tx, shipment.id);
  // Whether the order may be cancelled at all is decided before the carrier learns about it.
  if (!booking || booking.status === 'refused' || !isCancellable(tx, shipment, actor)) return 'not needed';
  if (booking.status === 'requested' && !booking.unsure) {
    await closeBooking(tx, booking, actor);
    return 'not needed';
  }
  const now = tx.services.clock.now();
  const cancelledBy = { type: actor.type, id: actor.id };
  const isCalling = booking.status === 'sending' && booking.dueAt !== null && booking.dueAt > now;
  if (isCalling || (booking.status === 'outcome_unknown' && !canBeFound(tx, booking))) {
    await changeBooking(tx, booking, { cancelledBy });
    return 'noted';
  }
  await changeBooking(tx, booking, { status: 'cancelling', cancelledBy, dueAt: now });
  return booking;
}

/** Some carriers cannot be asked whether they have a parcel: a person looks. */
const canBeFound = (tx: Tx<BookingServices>, { accountId }: Booking): boolean =>
  tx.services.carriers.account(accountId)?.adapter.capabilities.dedupe !== 'none';

/** No other way to cancel passes by the carrier. A refused booking is given up with the order. */
export const closeBookingOfStep: Effect<BookingServices> = {
  says: 'gives up a booking that a connected carrier refused or has not heard of: CANCEL_PENDING otherwise',
  run: async (tx, { shipment, step }) => {
    const booking = shipment.carrierAccountId === null ? undefined : await lockOpenBooking(tx, shipment.id);
    if (!booking) return;
    const isDone = booking.status === 'refused' || (booking.status === 'requested' && !booking.unsure);
    if (!isDone) throw refuse('CANCEL_PENDING.agreeFirst');
    await closeBooking(tx, booking, step.actor);
    await withdrawCarrierLabels(tx, shipment.id);
  },
};

/** After a hold, the step that the carrier has made possible follows. */
export const resumeBooking: Effect<BookingServices> = {
  says: 'goes on with what a connected carrier has booked in the meantime',
  run: async (tx, { shipment }) => {
    if (shipment.carrierAccountId === null || shipment.awbAssigned) return;
    const booking = await lockOpenBooking(tx, shipment.id);
    if (booking?.status === 'booked') await changeBooking(tx, booking, { dueAt: tx.services.clock.now() });
  },
};
