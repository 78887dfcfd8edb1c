import { PayoutAccountSchema } from './payout-account.entity.js';
import { ApprovalPayoutAccountResolver, PayoutAccountResolver, SellerPayoutAccountsResolver } from './payout-account.resolver.js';

export { currentPayoutAccount, keepPayoutAccount, maskedNumber, payoutAccountsOf, type PayoutAccount } from './payout-account.js';
export { assertVerified, payoutAccountHandler } from './verify-payout-account.js';
export const payoutAccountResolvers = [ApprovalPayoutAccountResolver, PayoutAccountResolver, SellerPayoutAccountsResolver] as const;
export const payoutAccountEntities = [PayoutAccountSchema];
