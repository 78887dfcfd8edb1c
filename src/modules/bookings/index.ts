import { CarrierBookingSchema, CarrierManifestSchema, CarrierPickupSchema } from './booking.entity.js';

export const bookingEntities = [CarrierBookingSchema, CarrierPickupSchema, CarrierManifestSchema];
