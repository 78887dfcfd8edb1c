import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const wantedAction = enumeration('RetryAction', 'Retry action.', {
  retry_pickup: 'Pick up a parcel that could not be collected.',
  redeliver: 'Deliver a parcel that failed, or is on hold after a failed attempt.',
  return_to_sender: 'Return the parcel to its sender. Requires a reason.',
  cancel_retry: 'Cancel the pending retry.',
});
export type WantedAction = ValueOf<typeof wantedAction>;
