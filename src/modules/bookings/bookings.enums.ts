import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const bookingStatus = enumeration('BookingStatus', 'How far the booking of a parcel at a connected carrier is.', {
  not_required: 'The parcel needs no booking: our own fleet or a partner carries it.',
  waiting: 'Will be booked when the pickup is scheduled.',
  requested: 'Asked for; the carrier is called at once, or again after a failure.',
  sending: 'The carrier is being called.',
  booked: 'The carrier has it: the AWB is the carrier’s.',
  refused: 'Refused, or all attempts failed. A person changes something and tries again, or gives up.',
  outcome_unknown: 'The answer was lost and the carrier cannot be asked. A person looks and decides.',
  cancelling: 'The carrier was asked to void it.',
  cancelled: 'Void, or given up.',
});
export type BookingStatus = ValueOf<typeof bookingStatus>;

/** The states of a stored booking. */
export const storedBookingStatuses = [
  'requested',
  'sending',
  'booked',
  'refused',
  'outcome_unknown',
  'cancelling',
  'cancelled',
] as const satisfies readonly BookingStatus[];
export type StoredBookingStatus = (typeof storedBookingStatuses)[number];

export const carrierPickupStatus = enumeration('CarrierPickupStatus', 'How far a pickup at a connected carrier is.', {
  requested: 'The carrier is about to be asked.',
  scheduled: 'The carrier comes.',
  refused: 'The carrier does not come; its words say why.',
  outcome_unknown: 'The answer was lost. Ask the carrier.',
  cancelling: 'No parcel is left to collect: the carrier is asked not to come.',
  cancelled: 'Cancelled.',
});
export type CarrierPickupStatus = ValueOf<typeof carrierPickupStatus>;
