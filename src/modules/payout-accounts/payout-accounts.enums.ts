import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

/** Payouts go to `verified` accounts only. `replaced` accounts are kept as history. */
export const payoutAccountStatus = enumeration('PayoutAccountStatus', 'Whether payouts to a bank account are allowed.', {
  unverified: 'Awaiting approval by a second person.',
  verified: 'Payouts are allowed.',
  rejected: 'Rejected by a second person.',
  replaced: 'Replaced by another account.',
});
export type PayoutAccountStatus = ValueOf<typeof payoutAccountStatus>;
