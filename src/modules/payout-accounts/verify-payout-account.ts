import { refuse } from '../../kernel/errors.js';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Approval, ApprovalHandler } from '../approvals/index.js';
import { lockSeller } from '../sellers/index.js';
import type { PayoutAccountStatus } from './payout-accounts.enums.js';
import { keepPayoutAccount, maskedNumber, type PayoutAccount } from './payout-account.js';
import { db } from './payout-accounts.tables.js';

/** Applies the second person's decision to a bank account. */
export const payoutAccountHandler: ApprovalHandler = {
  lock: async (tx, { subjectUserId }) => void (await lockSeller(tx, subjectUserId)),
  approve: (tx, request) => settle(tx, request, 'verified'),
  reject: (tx, request) => settle(tx, request, 'rejected'),
  withdraw: (tx, request) => settle(tx, request, 'rejected'),
};

type Verdict = Extract<PayoutAccountStatus, 'verified' | 'rejected'>;

const settleAccount = statement(($: Named<{ id: string; status: Verdict; verifiedAt: Date | null }>) =>
  db
    .updateTable('payoutAccount')
    .set({ status: $.status, verifiedAt: $.verifiedAt })
    .where('id', '=', $.id)
    .where('status', '=', 'unverified'),
);

async function settle(tx: Tx, { payload }: Approval, status: Verdict): Promise<void> {
  const id = payload['payoutAccountId'];
  const verifiedAt = status === 'verified' ? tx.services.clock.now() : null;
  const settled = typeof id === 'string' ? await settleAccount.count(tx.sql, { id, status, verifiedAt }) : 0;
  if (settled === 0) throw refuse('PAYOUT_ACCOUNT_NOT_VERIFIED', { message: 'The bank account has been changed in the meantime.' });
}

/** Refuses a payout to an account that no second person has approved, and says what to do. Locks the account until commit. */
export async function assertVerified(sql: RunSql, payoutAccountId: string): Promise<void> {
  const account = await keepPayoutAccount(sql, payoutAccountId);
  if (account?.status !== 'verified') throw refuse('PAYOUT_ACCOUNT_NOT_VERIFIED', { message: whatToDo(account) });
}

function whatToDo(account: PayoutAccount | undefined): string {
  if (account?.status === 'unverified')
    return `The bank account ${maskedNumber(account)} is not approved yet. A person who did not enter it must approve the request ${account.approvalRequestId ?? ''} first.`;
  if (account?.status === 'rejected')
    return `The bank account ${maskedNumber(account)} was rejected. Reject this payout, enter the correct account and request the payout again.`;
  return 'The bank account was changed after this payout was requested. Reject the payout and request it again for the ' + 'new account.';
}
