import { PayoutAccountSchema } from './payout-account.entity.js';

export const payoutAccountEntities = [PayoutAccountSchema];
