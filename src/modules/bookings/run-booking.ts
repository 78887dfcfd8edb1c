import { attemptBooking, type BookingContext } from './attempt-booking.js';
import { bookingById } from './booking.js';
import { fetchDueLabels } from './fetch-labels.js';
import { finishBooking, finishCancelled } from './finish-booking.js';
import { settleCancellation } from './settle-cancellation.js';
import { voidDuplicates } from './void-duplicates.js';

/** What a job does when a booking is due. Each kind of work has a time of its own, and does nothing before it. */
export async function runBooking(context: BookingContext, id: string): Promise<void> {
  const booking = await bookingById(context.sql, id);
  switch (booking?.status) {
    case 'requested':
    case 'sending':
      return attemptBooking(context, id);
    case 'booked':
      await finishBooking(context, id);
      await voidDuplicates(context, id);
      return fetchDueLabels(context, id);
    case 'cancelling':
      await settleCancellation(context, id);
      return voidDuplicates(context, id);
    case 'cancelled':
      await finishCancelled(context, id);
      return voidDuplicates(context, id);
    default:
  }
}
