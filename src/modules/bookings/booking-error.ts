import type { Booking } from './booking.js';
import type { BookingErrorType } from './booking.types.js';

/** Why the last attempt failed; null once one succeeded. */
export const bookingError = ({
  errorCode,
  errorMessage,
  errorAt,
  attempts,
}: Pick<Booking, 'errorCode' | 'errorMessage' | 'errorAt' | 'attempts'>): BookingErrorType | null =>
  errorCode === null || errorAt === null ? null : { code: errorCode, message: errorMessage ?? '', at: errorAt, attempts };
