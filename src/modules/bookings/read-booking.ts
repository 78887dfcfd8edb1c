import { FieldChecks } from '../../kernel/errors.js';
import type { RunSql } from '../../platform/db/sql.js';
import type { Context } from '../../platform/work/context.js';
import type { Shipment } from '../shipments/index.js';
import { bookingLoader, latestBooking, type Booking, storedError } from './booking.js';
import type { BookingErrorType, BookingProblemType } from './booking.types.js';
import type { BookingStatus } from './bookings.enums.js';
import { money, type Money } from '../../kernel/money.js';
import { statement, type Named, now } from '../../platform/db/statement.js';
import { db } from './bookings.tables.js';

/** What is needed of a shipment to find its booking. */
export type Booked = Pick<Shipment, 'id' | 'carrierAccountId'>;

/** The latest booking of a shipment; only parcels of connected carriers have any. */
export const bookingOf = async (context: Context, { id, carrierAccountId }: Booked): Promise<Booking | null> =>
  carrierAccountId === null ? null : context.load(bookingLoader, id);

export async function statusOfBooking(context: Context, shipment: Booked): Promise<BookingStatus> {
  if (shipment.carrierAccountId === null) return 'not_required';
  return (await bookingOf(context, shipment))?.status ?? 'waiting';
}

/** Null once an attempt has succeeded. */
export async function errorOfBooking(context: Context, shipment: Booked): Promise<BookingErrorType | null> {
  const booking = await bookingOf(context, shipment);
  return booking && bookingError(booking);
}

/** What was sent to the carrier about a parcel, or may be sent at any moment, no longer follows the order. */
const isTold = (booking: Booking | null | undefined): boolean =>
  booking != null && booking.status !== 'refused' && booking.status !== 'cancelled';

/** Whether a connected carrier knows about a parcel. */
export const isToldToCarrier = async (context: Context, shipment: Booked): Promise<boolean> => isTold(await bookingOf(context, shipment));

/** The same for a locked shipment. */
export const wasToldToCarrier = async (sql: RunSql, { id, carrierAccountId }: Booked): Promise<boolean> =>
  carrierAccountId !== null && isTold(await latestBooking(sql, id));

/** Why the last attempt failed; null once one succeeded. */
function bookingError(booking: Pick<Booking, 'errorCode' | 'errorMessage' | 'error' | 'errorAt' | 'attempts'>): BookingErrorType | null {
  const { errorCode, errorAt: at, attempts } = booking;
  const error = errorCode === null ? null : storedError(booking, errorCode);
  return error && at && { ...error, at, attempts };
}

export interface BookedCost {
  /** What the carrier asked when it booked, else when it quoted; in its currency. */
  readonly price: Money | null;
  /** The carrier bills the seller: it costs the operator nothing. */
  readonly ownAccount: boolean;
}

const findCost = statement(($: Named<{ shipmentId: string }>) =>
  db
    .selectFrom('carrierBooking as b')
    .innerJoin('shipment as s', 's.id', 'b.shipmentId')
    .select(['b.costMinor', 'b.costCurrency', 'b.payload', 's.rate'])
    .where('b.shipmentId', '=', $.shipmentId)
    .where('b.status', '<>', 'cancelled'),
);

/** What a connected carrier charges for a booked parcel; undefined without a booking. */
export async function bookedCost(sql: RunSql, shipmentId: string): Promise<BookedCost | undefined> {
  const row = await findCost.first(sql, { shipmentId });
  if (!row) return undefined;
  const { costMinor, costCurrency, payload, rate } = row;
  const { quotedPrice } = payload;
  const quoted = quotedPrice && money(BigInt(quotedPrice.minor), quotedPrice.currency);
  const booked = costMinor === null || costCurrency === null ? null : money(costMinor, costCurrency);
  return { price: booked ?? quoted, ownAccount: rate.live?.ownAccount === true };
}

const MOST = 200;

const findProblems = statement(($: Named<{ first: number }>) =>
  db
    .selectFrom('carrierBooking as b')
    .innerJoin('shipment as s', 's.id', 'b.shipmentId')
    .select(['s.id as shipmentId', 's.reference', 'b.accountId', 'b.carrierCode as carrier', 'b.status', 'b.createdAt'])
    .select(['b.errorCode', 'b.errorMessage', 'b.error', 'b.errorAt', 'b.attempts'])
    .where('b.problemAt', '<=', now)
    .orderBy('b.problemAt')
    .orderBy('b.id')
    .limit($.first),
);

/** Bookings that wait for a decision of a person, longest waiting first: refused, unknown, or with a parcel that the carrier cannot void. */
export async function bookingProblems({ sql }: Context, first: number): Promise<BookingProblemType[]> {
  const checks = new FieldChecks();
  if (first < 1 || first > MOST) checks.fail('first', 'between', { min: 1, max: MOST });
  checks.settle();
  const rows = await findProblems(sql, { first });
  return rows.map((row) => ({ ...row, error: bookingError(row) }));
}
