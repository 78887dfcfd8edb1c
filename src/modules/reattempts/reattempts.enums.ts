import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const wantedAction = enumeration('RetryAction', 'What to try again, or to give up.', {
  retry_pickup: 'Fetch a parcel that could not be collected.',
  redeliver: 'Deliver a parcel that is on hold after a failed attempt, or failed.',
  return_to_sender: 'Send the parcel back. Needs a reason.',
  cancel_retry: 'Call off the retry that waits for its day.',
});
export type WantedAction = ValueOf<typeof wantedAction>;
