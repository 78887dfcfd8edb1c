import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

/** Money goes to `verified` accounts only. `replaced` ones stay as the history of what was on file. */
export const payoutAccountStatus = enumeration('PayoutAccountStatus', 'Whether money may go to a bank account.', {
  unverified: 'A second person has to agree before the first payout.',
  verified: 'Payouts may go there.',
  rejected: 'A second person turned it down.',
  replaced: 'Another account took its place.',
});
export type PayoutAccountStatus = ValueOf<typeof payoutAccountStatus>;
