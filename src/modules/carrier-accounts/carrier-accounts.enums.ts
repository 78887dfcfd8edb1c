import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const pausedBy = enumeration('CarrierAccountPausedBy', 'Who paused an account of a carrier.', {
  person: 'A person, until somebody resumes it.',
  carrier: 'The service, because the carrier refused the credentials.',
});
export type PausedBy = ValueOf<typeof pausedBy>;
