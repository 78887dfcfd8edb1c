import type { Selectable } from 'kysely';
import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { loaderBy } from '../../platform/work/loader.js';
import { emit } from '../../platform/events/emit.js';
import type { StoredBookingStatus } from './bookings.enums.js';
import type { Requester } from './booking.entity.js';
import { db, type BookingTables } from './bookings.tables.js';
import { secondsAfter } from '../../kernel/clock.js';
import type { Remark } from '../../kernel/field-warnings.js';
import { storedRemark } from '../../platform/db/stored-remark.js';
import type { CarrierFailure } from '../carriers/index.js';

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
const lockProblem = statement(($: Named<{ shipmentId: string }>) =>
  db
    .selectFrom('carrierBooking')
    .select(db.columns('carrierBooking'))
    .where('shipmentId', '=', $.shipmentId)
    .where((eb) => eb.or([eb('problemAt', 'is not', null), eb('status', '<>', 'cancelled')]))
    .orderBy((eb) => eb('problemAt', 'is', null))
    .orderBy('createdAt', 'desc')
    .limit(1)
    .forUpdate(),
);
const findById = statement(($: Named<{ id: string }>) =>
  db.selectFrom('carrierBooking').select(db.columns('carrierBooking')).where('id', '=', $.id),
);

export const bookingById = (sql: RunSql, id: string): Promise<Booking | undefined> => findById.first(sql, { id });

/** The caller has locked the shipment first: every change takes the locks in this order. */
export const lockBooking = (tx: Tx, id: string): Promise<Booking | undefined> => lockById.first(tx.sql, { id });

/** The booking of a locked shipment that needs a person, also after it was cancelled; else the one that is not cancelled. */
export const lockDecidable = (tx: Tx, shipmentId: string): Promise<Booking | undefined> => lockProblem.first(tx.sql, { shipmentId });

/** The booking of a locked shipment that is not cancelled. */
export const lockOpenBooking = (tx: Tx, shipmentId: string): Promise<Booking | undefined> => lockOpen.first(tx.sql, { shipmentId });

type Fixed = 'id' | 'createdAt' | 'updatedAt' | 'shipmentId' | 'reference' | 'errorCode' | 'errorMessage' | 'errorAt';
/** `error`: what goes wrong from now on, or null if nothing does. */
export type BookingChanges = Partial<Omit<Booking, Fixed>>;

/** Changes a locked booking. With a new `dueAt`, `lookAt` or `labelAt`, a job goes on at that time. */
export async function changeBooking(tx: Tx, booking: Booking, changes: BookingChanges): Promise<void> {
  await db.change(tx.sql, 'carrierBooking', booking, { ...problemOf(tx, booking, changes), ...changes, ...failureOf(tx, changes) });
  const times = [changes.dueAt, changes.lookAt, changes.labelAt].flatMap((at) => at?.getTime() ?? []);
  for (const at of new Set(times)) await callLater(tx, booking.id, new Date(at));
}

function failureOf(tx: Tx, { error }: BookingChanges) {
  if (error === undefined) return {};
  const columns = errorColumns(error);
  return { ...columns, errorCode: columns.error?.code ?? null, errorAt: error && tx.services.clock.now() };
}

const DECIDED_BY_PEOPLE: ReadonlySet<StoredBookingStatus> = new Set(['refused', 'outcome_unknown']);

/** A person decides these two; every other status settles the problem, unless the change says otherwise. */
function problemOf(tx: Tx, { problemAt }: Booking, { status }: BookingChanges): Pick<BookingChanges, 'problemAt'> {
  if (status === undefined) return {};
  return { problemAt: DECIDED_BY_PEOPLE.has(status) ? (problemAt ?? tx.services.clock.now()) : null };
}

/**
 * Ends a locked booking: nothing of it counts any more. If an answer was lost on its way, a job looks whether the carrier has booked it
 * after all.
 */
export async function closeBooking(tx: Tx, booking: Booking, by: Requester | null): Promise<void> {
  const now = tx.services.clock.now();
  const everUnsure = booking.everUnsure || booking.unsure;
  const doubtAt = everUnsure ? (booking.doubtAt ?? now) : null;
  await changeBooking(tx, booking, {
    status: 'cancelled',
    cancelledAt: now,
    cancelledBy: booking.cancelledBy ?? (by && { type: by.type, id: by.id }),
    unsure: false,
    everUnsure,
    doubtAt,
    dueAt: null,
    lookAt: firstLook(tx, { doubtAt }),
    labelAt: null,
    labelWork: null,
  });
}

/** The event becomes a job: a process that dies loses nothing. */
export const callLater = (tx: Tx, bookingId: string, at: Date): Promise<string> =>
  emit(tx, { type: 'carrier_booking.due', subjectId: bookingId, occurredAt: tx.services.clock.now(), data: { dueAt: at.toISOString() } });

type Doubt = Pick<Booking, 'doubtAt'>;

/** The next of the times at which a carrier is asked for a second parcel after a lost answer; null after the last of them. */
export function nextLook(tx: Tx, { doubtAt }: Doubt): Date | null {
  if (doubtAt === null) return null;
  const now = tx.services.clock.now();
  const times = tx.services.settings.carriers.doubtLookups.map((seconds) => secondsAfter(doubtAt, seconds));
  return times.find((at) => at > now) ?? null;
}

/** The carrier could not tell, or the attempts to book took longer than all the times: it is asked again after the first of them. */
export const lookAgain = (tx: Tx): Date => secondsAfter(tx.services.clock.now(), tx.services.settings.carriers.doubtLookups[0]);

/** The first look after a parcel was booked or given up; null if no answer was lost. */
export const firstLook = (tx: Tx, doubt: Doubt): Date | null => (doubt.doubtAt === null ? null : (nextLook(tx, doubt) ?? lookAgain(tx)));

/** A failed call, in the words of the carrier. */
export const errorIn = ({ kind, code, message }: Pick<CarrierFailure, 'kind' | 'code' | 'message'>): Remark => ({
  code: code ?? kind,
  message,
});

/** Why a booking or a pickup failed, as its row keeps it. Processes of an earlier release know the message only. */
export function errorColumns(said: Remark | null): { error: Remark | null; errorMessage: string | null } {
  const error = said && storedRemark(said);
  return { error, errorMessage: error?.message ?? null };
}

/** What is stored, with this code where a process of an earlier release has written the message only. */
export function storedError({ error, errorMessage }: Pick<Booking, 'error' | 'errorMessage'>, code: string): Remark | null {
  if (errorMessage === null) return null;
  return error?.message === errorMessage ? error : { code, message: errorMessage };
}
