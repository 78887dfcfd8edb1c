import { CarrierBookingSchema, CarrierManifestSchema, CarrierPickupSchema } from './booking.entity.js';

export const bookingEntities = [CarrierBookingSchema, CarrierPickupSchema, CarrierManifestSchema];
export { carrierLabelsOf } from './carrier-labels.js';
export { bookedCost, type BookedCost, isToldToCarrier, statusOfBooking, wasToldToCarrier } from './read-booking.js';
export { closeRefusedBooking } from './decide-booking.js';
export { bookingQueues, bookingTasks } from './booking-jobs.js';
export { BookingResolver, CarrierAccountBookingResolver, CarrierBookingResolver } from './booking.resolver.js';
export type { BookingTables } from './bookings.tables.js';
export { missingDetails } from './missing-details.js';
export { bookingAtHub, bookingAtPickup } from './request-booking.js';
export { carrierAgrees, closeBookingOfStep, resumeBooking } from './withdraw-booking.js';
export type { BookingContext } from './attempt-booking.js';
export type { BookingServices } from './services.js';
