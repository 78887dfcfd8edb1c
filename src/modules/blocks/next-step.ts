import type { Context } from '../../platform/work/context.js';
import { statusOfBooking } from '../bookings/index.js';
import { standingChoiceOf } from '../consignee-choices/index.js';
import { nextVisitLoader, pickupDay, type NextVisit } from '../fleet/index.js';
import { orderLoader } from '../orders/index.js';
import type { PricingServices } from '../pricing/index.js';
import { pendingRetryOf } from '../reattempts/index.js';
import { usablePoint } from '../addresses/index.js';
import { deliveryAttemptsLeft, pickupAttemptsLeft, type Shipment } from '../shipments/index.js';
import { blocksOf } from './blocks-of.js';
import type { Block } from './block.js';
import type { NextStepKind, NextStepParty } from './next-step.enums.js';

export interface NextStep {
  readonly kind: NextStepKind;
  /** Who acts; null when nothing is left to do. */
  readonly by: NextStepParty | null;
  /** Name of the driver or carrier, where one is known. */
  readonly byName: string | null;
  /** Estimated time. */
  readonly at: Date | null;
  /** The day as planned, chosen or booked, where only that is known. */
  readonly day: string | null;
  /** The attempt that comes next and how many there are, once one has failed. */
  readonly attempt: number | null;
  readonly attempts: number | null;
  /** What it waits for. */
  readonly waitsFor: Block | null;
}

type Reading = Context<PricingServices>;
type Found = Pick<NextStep, 'kind' | 'by'> & Partial<NextStep>;

/** What happens next to a shipment: who does it, when as far as that is known, and what it waits for. */
export async function nextStepOf(context: Reading, shipment: Shipment): Promise<NextStep> {
  const [found, blocks] = await Promise.all([
    shipment.status === 'delivered' ? DONE : stepAt(context, shipment),
    blocksOf(context, shipment),
  ]);
  if (blocks.some(({ kind }) => kind === 'collection_open')) return { ...NOTHING_KNOWN, ...CONFIRM_CASH, waitsFor: blocks[0] ?? null };
  return { ...NOTHING_KNOWN, ...found, waitsFor: found.kind === 'none' ? null : (blocks[0] ?? null) };
}

const NOTHING_KNOWN = { byName: null, at: null, day: null, attempt: null, attempts: null } as const;
const DONE: Found = { kind: 'none', by: null };
const CONFIRM_CASH: Found = { kind: 'confirm_cash', by: 'operator' };

async function stepAt(context: Reading, shipment: Shipment): Promise<Found> {
  switch (shipment.status) {
    case 'new':
      return shipment.type === 'return' ? bookPickup(context, shipment) : { kind: 'pack', by: 'seller' };
    case 'fulfilled':
      return bookPickup(context, shipment);
    case 'pickup':
      return collect(context, shipment);
    case 'in_transit_pickup':
      return visit(context, shipment, 'reach_sender');
    case 'pickup_failed':
    case 'not_collected':
      return retryPickup(context, shipment);
    case 'picked_up':
      return shipment.skipHub ? visit(context, shipment, 'deliver') : { kind: 'receive_at_hub', by: 'operator' };
    case 'at_sorting':
      return { kind: 'measure', by: 'operator' };
    case 'verified':
      return { kind: 'clear', by: 'operator' };
    case 'ready_to_book':
      return { kind: 'book_carrier', by: shipment.carrierAccountId === null ? 'operator' : 'service', byName: shipment.carrierName };
    case 'booked':
      return visit(context, shipment, 'deliver');
    case 'in_transit':
      return visit(context, shipment, 'reach_consignee');
    case 'on_hold':
      return shipment.heldBy === 'fail_attempt' ? redeliver(context, shipment) : { kind: 'release', by: 'operator' };
    case 'failed':
      return decide(context, shipment);
    case 'return_to_sender':
      return shipment.rtsCompletedAt === null ? visit(context, shipment, 'hand_back') : DONE;
    case 'delivered':
    case 'cancelled':
      return DONE;
  }
}

/** Who books a pickup, and when it is collected if it is booked now. A booking that a carrier works on is waited for. */
async function bookPickup(context: Reading, shipment: Shipment): Promise<Found> {
  const { settings } = context.services;
  const booking = await statusOfBooking(context, shipment);
  if (booking === 'requested' || booking === 'sending' || booking === 'outcome_unknown') {
    return { kind: 'await_booking', by: 'carrier', byName: shipment.carrierName };
  }
  const by = settings.autoSchedulePickup ? 'service' : settings.sellerPickups ? 'seller' : 'operator';
  return { kind: 'book_pickup', by, day: await collectionDay(context, shipment, context.services.clock.now()) };
}

async function collect(context: Reading, shipment: Shipment): Promise<Found> {
  const found = await visit(context, shipment, 'collect');
  if (found.day || found.at || found.by === 'carrier') return found;
  return { ...found, day: await collectionDay(context, shipment, shipment.statusAt) };
}

/** The next stop of the own fleet, or what a carrier does. */
async function visit(context: Reading, shipment: Shipment, kind: NextStepKind): Promise<Found> {
  const next = await context.load(nextVisitLoader, shipment.id);
  if (next) return { kind, by: 'driver', byName: next.driver, at: next.eta, day: dayOf(next) };
  return shipment.ownFleet ? { kind, by: 'driver' } : { kind, by: 'carrier', byName: shipment.carrierName };
}

const dayOf = ({ day, windowFrom }: NextVisit): string | null => day ?? windowFrom?.toISOString().slice(0, 10) ?? null;

async function retryPickup(context: Reading, shipment: Shipment): Promise<Found> {
  const { settings } = context.services;
  const left = pickupAttemptsLeft(shipment, settings);
  const attempts = { attempt: shipment.pickupAttempts + 1, attempts: settings.maxPickupAttempts };
  return { kind: 'retry_pickup', by: 'operator', ...(left > 0 && attempts), ...(await retryDay(context, shipment)) };
}

async function decide(context: Reading, shipment: Shipment): Promise<Found> {
  const when = (await retryDay(context, shipment)) ?? { day: await chosenDay(context, shipment) };
  return { kind: 'decide', by: 'operator', ...nextDelivery(context, shipment), ...when };
}

/** Which attempt comes next, while any is left. */
function nextDelivery({ services: { settings } }: Reading, shipment: Shipment): Pick<Found, 'attempt' | 'attempts'> {
  if (deliveryAttemptsLeft(shipment, settings) <= 0) return {};
  return { attempt: shipment.deliveryAttempts + 1, attempts: settings.maxDeliveryAttempts };
}

/** The day that is booked, else the one that the consignee has chosen, which waits to be booked. */
async function redeliver(context: Reading, shipment: Shipment): Promise<Found> {
  const when = (await retryDay(context, shipment)) ?? { day: await chosenDay(context, shipment) };
  return { kind: 'redeliver', by: 'operator', ...nextDelivery(context, shipment), ...when };
}

/** A day that was chosen for the attempt that failed is over. */
async function chosenDay(context: Reading, { id, statusAt }: Shipment): Promise<string | null> {
  const day = (await standingChoiceOf(context, id))?.day ?? null;
  return day !== null && day > statusAt.toISOString().slice(0, 10) ? day : null;
}

/** The retry that waits for its day, which the service starts. */
async function retryDay(context: Reading, shipment: Shipment): Promise<{ by: 'service'; day: string | null } | undefined> {
  const retry = await pendingRetryOf(context, shipment.id);
  return retry && { by: 'service', day: retry.scheduledDate };
}

/** Own fleet and hub collect on the days of the hub; a carrier comes when it comes. */
async function collectionDay(context: Reading, shipment: Shipment, bookedAt: Date): Promise<string | null> {
  if (shipment.test || (!shipment.ownFleet && shipment.skipHub)) return null;
  const order = await context.load(orderLoader, shipment.orderId);
  return order && pickupDay(context, usablePoint(order.origin), bookedAt);
}
