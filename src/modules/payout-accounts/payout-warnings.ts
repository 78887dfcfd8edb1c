import type { Context } from '../../platform/graphql/context.js';
import type { WarningType } from '../../platform/graphql/warning.type.js';
import type { Approval } from '../approvals/index.js';
import { maskedNumber, payoutAccountLoader, type PayoutAccount } from './payout-account.js';

/** The account named by a payout request. */
export async function accountOfPayout(context: Context, { payload }: Approval): Promise<PayoutAccount | null> {
  const id = payload['payoutAccountId'];
  return typeof id === 'string' ? context.load(payoutAccountLoader, id) : null;
}

export async function payoutWarnings(context: Context, request: Approval): Promise<WarningType[]> {
  if (request.type !== 'payout' || request.status !== 'pending') return [];
  const account = await accountOfPayout(context, request);
  if (!account)
    return [
      {
        field: null,
        code: 'NO_PAYOUT_ACCOUNT',
        message: 'The seller has no bank account on file for this currency. Set one with setPayoutAccount.',
      },
    ];
  if (account.status === 'verified') return [];
  const message = `The bank account ${maskedNumber(account)} is ${account.status}. The payout cannot be approved until another person has approved the account.`;
  return [{ field: null, code: 'PAYOUT_ACCOUNT_NOT_VERIFIED', message }];
}
