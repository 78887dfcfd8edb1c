import { createHash } from 'node:crypto';
import { systemActor } from '../../kernel/actor.js';
import { zoneOfPlace } from '../../kernel/local-time.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import type { CarrierAddress } from '../carriers/index.js';
import { assignNumbers, shipmentMachine, stepOf, takeEdge, trackingUrlOf, type Shipment, type ShipmentEdge } from '../shipments/index.js';
import { carrierBooking } from './booking-details.js';
import { type Booking, changeBooking } from './booking.js';
import { db } from './bookings.tables.js';
import { workLater, type Pickup } from './pickup.js';
import type { BookingServices } from './services.js';

export interface LockedBooking {
  readonly booking: Booking;
  readonly shipment: Shipment;
}

/**
 * The shipment takes the step that waited for the carrier, and has the carrier's numbers from then on. Returns false if it is on hold: the
 * step follows when the hold ends. Idempotent.
 */
export async function completeStep(tx: Tx<BookingServices>, { booking, shipment }: LockedBooking): Promise<boolean> {
  if (shipment.awbAssigned || booking.awb === null) return true;
  const edge = shipmentMachine.edges[booking.edge];
  if (opens(edge, shipment.status)) {
    await takeStep(tx, shipment, edge, numbersOf(tx, booking));
    await requestPickup(tx, booking);
    return true;
  }
  if (shipment.status === 'on_hold' && (shipment.heldFrom === null || opens(edge, shipment.heldFrom))) return false;
  // A super administrator has forced it past the step.
  await assignNumbers(tx, shipment, numbersOf(tx, booking));
  return true;
}

const opens = (edge: ShipmentEdge, status: Shipment['status']): boolean => edge.from.some((from) => from === status);

const numbersOf = (tx: Tx, { awb, trackingNumber }: Booking) => ({
  awb: awb ?? '',
  trackingNumber,
  trackingUrl: trackingUrlOf(tx.services, { awb: awb ?? '' }),
});

/** The money was held when the booking was asked for, and the carrier has the parcel: nothing blocks the step now. */
async function takeStep(
  tx: Tx<BookingServices>,
  shipment: Shipment,
  edge: ShipmentEdge,
  numbers: ReturnType<typeof numbersOf>,
): Promise<void> {
  const status = edge.to === 'previous' ? shipment.status : edge.to;
  const step = { ...stepOf({ status }, systemActor, tx.services.clock.now()), reported: true };
  await takeEdge(tx, shipment, edge, step, { ...numbers, awbAssigned: true });
}

interface NewPickup {
  readonly id: string;
  readonly accountId: string;
  readonly originKey: string;
  readonly date: string;
  readonly bookingId: string;
  readonly dueAt: Date;
}

const addPickup = statement(($: Named<NewPickup>) =>
  db
    .insertInto('carrierPickup')
    .values({
      id: $.id,
      accountId: $.accountId,
      originKey: $.originKey,
      date: $.date,
      bookingId: $.bookingId,
      dueAt: $.dueAt,
      status: 'requested',
      attempts: 0,
    })
    .onConflict((conflict) => conflict.columns(['accountId', 'originKey', 'date']).doNothing()),
);

const lockVisit = statement(($: Named<Pick<NewPickup, 'accountId' | 'originKey' | 'date'>>) =>
  db
    .selectFrom('carrierPickup')
    .select(db.columns('carrierPickup'))
    .where('accountId', '=', $.accountId)
    .where('originKey', '=', $.originKey)
    .where('date', '=', $.date)
    .forUpdate(),
);

/** Asks for one visit of the carrier per origin, day and account, where the carrier wants to be asked. */
async function requestPickup(tx: Tx<BookingServices>, booking: Booking): Promise<void> {
  const { id: bookingId, accountId, payload, edge } = booking;
  const account = tx.services.carriers.account(accountId);
  if (!account?.adapter.capabilities.pickup || !account.adapter.schedulePickup || edge !== 'schedule_pickup') return;
  const { shipper, pickup } = carrierBooking(payload);
  const dueAt = tx.services.clock.now();
  const visit = { accountId, originKey: originKey(shipper), date: localDate(pickup.from, shipper.countryCode) };
  const added = await addPickup.count(tx.sql, { id: newId(), ...visit, bookingId, dueAt });
  const known = await lockVisit.first(tx.sql, visit);
  if (!known) throw new Error(`The pickup of the booking ${bookingId} is missing.`);
  await changeBooking(tx, booking, { pickupId: known.id });
  if (added === 1) await workLater(tx, known.id, dueAt);
  else await wantAgain(tx, known, bookingId);
}

/** Its other parcels were cancelled, and so was the visit, or is about to be. */
async function wantAgain(tx: Tx, pickup: Pickup, bookingId: string): Promise<void> {
  if (pickup.status === 'cancelling') return db.change(tx.sql, 'carrierPickup', pickup, { status: 'scheduled', dueAt: null });
  if (pickup.status !== 'cancelled') return;
  const dueAt = tx.services.clock.now();
  await db.change(tx.sql, 'carrierPickup', pickup, { ...ANEW, bookingId, dueAt });
  await workLater(tx, pickup.id, dueAt);
}

const ANEW = { status: 'requested' as const, attempts: 0, pickupRef: null, confirmation: null, errorMessage: null };

const originKey = ({ lines, city, zip, countryCode }: CarrierAddress): string =>
  createHash('sha256')
    .update(JSON.stringify([lines, city, zip, countryCode]).toLowerCase())
    .digest('base64url')
    .slice(0, 22);

/** The day at the origin, YYYY-MM-DD. */
const localDate = (instant: Date, countryCode: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zoneOfPlace({ countryCode, lng: null }, instant) }).format(instant);
