import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const confirmationStatus = enumeration('PickupConfirmationStatus', 'Confirmation status of a pickup.', {
  pending_confirmation: 'Reported by the driver; not confirmed yet.',
  confirmed: 'Confirmed by a staff member.',
  not_collected: 'Not collected.',
  auto_confirmed: 'Confirmed by arrival at the hub, or because no one disputed it in time.',
});
export type ConfirmationStatus = ValueOf<typeof confirmationStatus>;

export const pickupVerdict = enumeration('PickupVerdict', 'Verdict on a parcel that a driver reported as picked up.', {
  confirmed: 'Collected. Moves no status.',
  not_collected: 'Not collected; counts as a failed pickup attempt.',
});
export type PickupVerdict = ValueOf<typeof pickupVerdict>;
