import type { Selectable } from 'kysely';
import type { Actor } from '../../kernel/actor.js';
import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { loaderBy } from '../../platform/graphql/loader.js';
import { emit } from '../../platform/events/emit.js';
import { db, type BookingTables } from './bookings.tables.js';

export type Booking = Readonly<Selectable<BookingTables['carrierBooking']>>;

/** The latest booking of a shipment: cancelled ones stay as history. */
const findLatest = statement(($: Named<{ shipmentIds: readonly string[] }>) =>
  db
    .selectFrom('carrierBooking')
    .select(db.columns('carrierBooking'))
    .distinctOn('shipmentId')
    .where('shipmentId', '=', anyOf($.shipmentIds))
    .orderBy('shipmentId')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc'),
);

export const bookingLoader = loaderBy<string, Booking>(
  (shipmentIds, { sql }) => findLatest(sql, { shipmentIds }),
  (booking) => booking.shipmentId,
);

export const latestBooking = (sql: RunSql, shipmentId: string): Promise<Booking | undefined> =>
  findLatest.first(sql, { shipmentIds: [shipmentId] });

const lockById = statement(($: Named<{ id: string }>) =>
  db.selectFrom('carrierBooking').select(db.columns('carrierBooking')).where('id', '=', $.id).forUpdate(),
);
const lockOpen = statement(($: Named<{ shipmentId: string }>) =>
  db
    .selectFrom('carrierBooking')
    .select(db.columns('carrierBooking'))
    .where('shipmentId', '=', $.shipmentId)
    .where('status', '<>', 'cancelled')
    .forUpdate(),
);
const findById = statement(($: Named<{ id: string }>) =>
  db.selectFrom('carrierBooking').select(db.columns('carrierBooking')).where('id', '=', $.id),
);

export const bookingById = (sql: RunSql, id: string): Promise<Booking | undefined> => findById.first(sql, { id });

/** The caller has locked the shipment first: every change takes the locks in this order. */
export const lockBooking = (tx: Tx, id: string): Promise<Booking | undefined> => lockById.first(tx.sql, { id });

/** The booking of a locked shipment that is not cancelled. */
export const lockOpenBooking = (tx: Tx, shipmentId: string): Promise<Booking | undefined> => lockOpen.first(tx.sql, { shipmentId });

export type BookingChanges = Partial<Omit<Booking, 'id' | 'createdAt' | 'updatedAt' | 'shipmentId' | 'reference'>>;

/** Changes a locked booking. With a new `dueAt`, a job goes on at that time. */
export async function changeBooking(tx: Tx, booking: Booking, changes: BookingChanges): Promise<void> {
  await db.change(tx.sql, 'carrierBooking', booking, changes);
  if (changes.dueAt) await callLater(tx, booking.id, changes.dueAt);
}

/** Nothing is left of the booking at the carrier. */
export const closeBooking = (tx: Tx, booking: Booking, by: Pick<Actor, 'type' | 'id'>): Promise<void> =>
  changeBooking(tx, booking, {
    status: 'cancelled',
    cancelledAt: tx.services.clock.now(),
    cancelledBy: { type: by.type, id: by.id },
    dueAt: null,
  });

/** The event becomes a job: a process that dies loses nothing. */
export const callLater = (tx: Tx, bookingId: string, at: Date): Promise<string> =>
  emit(tx, { type: 'carrier_booking.due', subjectId: bookingId, occurredAt: tx.services.clock.now(), data: { dueAt: at.toISOString() } });
