import type { RunSql } from '../../platform/db/sql.js';
import type { Context } from '../../platform/graphql/context.js';
import type { Shipment } from '../shipments/index.js';
import { bookingError } from './booking-error.js';
import { bookingLoader, latestBooking, type Booking } from './booking.js';
import type { BookingErrorType } from './booking.types.js';
import type { BookingStatus } from './bookings.enums.js';

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

/** What the carrier was told about a parcel, or may be told at any moment, no longer follows the order. */
const isTold = (booking: Booking | null | undefined): boolean =>
  booking != null && booking.status !== 'refused' && booking.status !== 'cancelled';

/** Whether a connected carrier has been told about a parcel. */
export const isToldToCarrier = async (context: Context, shipment: Booked): Promise<boolean> => isTold(await bookingOf(context, shipment));

/** The same for a locked shipment. */
export const wasToldToCarrier = async (sql: RunSql, { id, carrierAccountId }: Booked): Promise<boolean> =>
  carrierAccountId !== null && isTold(await latestBooking(sql, id));
