import { warning, type FieldWarning } from '../../kernel/field-warnings.js';
import type { Context } from '../../platform/work/context.js';
import type { Approval } from '../approvals/index.js';
import { maskedNumber, payoutAccountLoader, type PayoutAccount } from './payout-account.js';

/** The account named by a payout request. */
export async function accountOfPayout(context: Context, { payload }: Approval): Promise<PayoutAccount | null> {
  const id = payload['payoutAccountId'];
  return typeof id === 'string' ? context.load(payoutAccountLoader, id) : null;
}

export async function payoutWarnings(context: Context, request: Approval): Promise<FieldWarning[]> {
  if (request.type !== 'payout' || request.status !== 'pending') return [];
  const account = await accountOfPayout(context, request);
  if (!account) return [warning(null, 'NO_PAYOUT_ACCOUNT')];
  if (account.status === 'verified') return [];
  return [warning(null, 'PAYOUT_ACCOUNT_NOT_VERIFIED.payout', { account: maskedNumber(account), status: account.status })];
}
