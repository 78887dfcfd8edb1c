import { attemptBooking, type BookingContext } from './attempt-booking.js';
import { bookingById } from './booking.js';
import { finishBooking, finishCancelled } from './finish-booking.js';
import { settleCancellation } from './settle-cancellation.js';

/** What a job does when a booking is due. */
export async function runBooking(context: BookingContext, id: string): Promise<void> {
  const booking = await bookingById(context.sql, id);
  switch (booking?.status) {
    case 'requested':
    case 'sending':
      return attemptBooking(context, id);
    case 'booked':
      return finishBooking(context, id);
    case 'cancelling':
      return void (await settleCancellation(context, id));
    case 'cancelled':
      return finishCancelled(context, id);
    default:
  }
}
