import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const confirmationStatus = enumeration('PickupConfirmationStatus', 'Whether a parcel was really handed over.', {
  pending_confirmation: 'The driver says so; nobody has confirmed it yet.',
  confirmed: 'A member of staff has confirmed it.',
  not_collected: 'It was not handed over.',
  auto_confirmed: 'It came to the hub, or nobody contradicted in time.',
});
export type ConfirmationStatus = ValueOf<typeof confirmationStatus>;

export const pickupVerdict = enumeration('PickupVerdict', 'What can be said of a parcel that a driver has picked up.', {
  confirmed: 'It was handed over. Moves no status.',
  not_collected: 'It was not handed over; the pickup counts as a failed attempt.',
});
export type PickupVerdict = ValueOf<typeof pickupVerdict>;
