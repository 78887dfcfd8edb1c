import { secondsAfter } from '../../kernel/clock.js';
import { Actor, systemActor, type ActorType } from '../../kernel/actor.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { ConnectedAccount } from '../carrier-accounts/index.js';
import { failureOf, type CancelOutcome } from '../carriers/index.js';
import { withdrawCarrierLabels } from '../labels/index.js';
import { factsOf, lockShipments, openEdges, shipmentMachine, stepOf, takeEdge, type Shipment } from '../shipments/index.js';
import type { BookingContext } from './attempt-booking.js';
import { changeBooking, lockBooking, type Booking } from './booking.js';
import { claimWork } from './claim-booking.js';
import type { BookingServices } from './services.js';

const CALL_MS = 8_000;
/** Some carriers take days to decide. */
const RETRY_SECONDS = 600;

export type Cancellation = CancelOutcome | { readonly status: 'busy' };

/** Asks the carrier to void a booking that is `cancelling`; when it agrees, the order is cancelled for the person who asked. */
export async function settleCancellation(context: BookingContext, id: string): Promise<Cancellation> {
  const { unitOfWork, services } = context;
  const booking = await unitOfWork.run(null, (tx) => claimWork(tx, id, 'cancelling'));
  if (!booking) return { status: 'busy' };
  const account = services.carriers.account(booking.accountId);
  const outcome = account ? await askToVoid(account, booking) : ({ status: 'pending' } as const);
  await unitOfWork.run(null, (tx) => recordCancellation(tx, booking, outcome));
  return outcome;
}

/** A failure leaves it open: it is asked again. A booking that may exist is looked up first. */
async function askToVoid({ adapter, call }: ConnectedAccount, booking: Booking): Promise<CancelOutcome> {
  try {
    if (booking.carrierRef !== null && !booking.unsure) return await voidOne({ adapter, call }, booking.carrierRef);
    const { reference, carrierRef, firstSentAt, createdAt } = booking;
    const found = await call((access, signal) => adapter.find(access, { reference, carrierRef, since: firstSentAt ?? createdAt }, signal), {
      timeoutMs: CALL_MS,
    });
    if (found.status === 'absent') return { status: 'voided' };
    if (found.status === 'unknown') return { status: 'pending' };
    for (const parcel of found.parcels) {
      const outcome = await voidOne({ adapter, call }, parcel.carrierRef);
      if (outcome.status !== 'voided') return outcome;
    }
    return { status: 'voided' };
  } catch (error) {
    const failure = failureOf(error);
    if (!failure) throw error;
    return failure.kind === 'refused' ? { status: 'declined', message: failure.message } : { status: 'pending' };
  }
}

const voidOne = ({ adapter, call }: Pick<ConnectedAccount, 'adapter' | 'call'>, carrierRef: string): Promise<CancelOutcome> =>
  call((access, signal) => adapter.cancel(access, carrierRef, signal), { timeoutMs: CALL_MS, changes: true });

async function recordCancellation(tx: Tx<BookingServices>, { id, shipmentId }: Booking, outcome: CancelOutcome): Promise<void> {
  const [shipment] = await lockShipments(tx, [shipmentId]);
  const booking = await lockBooking(tx, id);
  if (!shipment || booking?.status !== 'cancelling') return;
  const now = tx.services.clock.now();
  switch (outcome.status) {
    case 'voided':
      await changeBooking(tx, booking, {
        status: 'cancelled',
        cancelledAt: now,
        dueAt: null,
        errorCode: null,
        errorMessage: null,
        errorAt: null,
      });
      await withdrawCarrierLabels(tx, shipmentId);
      return cancelShipment(tx, shipment, booking);
    case 'declined':
      // The order stays as it is, and operations see why.
      return changeBooking(tx, booking, {
        status: booking.awb === null ? 'outcome_unknown' : 'booked',
        cancelledBy: null,
        dueAt: null,
        errorCode: 'CARRIER_DECLINED',
        errorMessage: outcome.message.slice(0, 1_000),
        errorAt: now,
      });
    case 'pending':
      return changeBooking(tx, booking, { dueAt: secondsAfter(now, RETRY_SECONDS) });
  }
}

/** The order follows its booking, if somebody wanted that and the parcel is still here. */
async function cancelShipment(tx: Tx<BookingServices>, shipment: Shipment, { cancelledBy }: Booking): Promise<void> {
  if (!cancelledBy) return;
  const actor = new Actor({ type: cancelledBy.type as ActorType, id: cancelledBy.id });
  const isOpen = openEdges(factsOf(shipment), actor.type, tx.services.settings).some(({ name }) => name === 'cancel');
  if (!isOpen) return;
  await takeEdge(
    tx,
    shipment,
    shipmentMachine.edges.cancel,
    stepOf({ status: 'cancelled' }, actor ?? systemActor, tx.services.clock.now()),
  );
}
