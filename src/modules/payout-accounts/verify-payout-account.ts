import { refuse } from '../../kernel/errors.js';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Approval, ApprovalHandler } from '../approvals/index.js';
import { lockSeller } from '../sellers/index.js';
import type { PayoutAccountStatus } from './payout-accounts.enums.js';
import { keepPayoutAccount, maskedNumber, type PayoutAccount } from './payout-account.js';
import { db } from './payout-accounts.tables.js';

/** What the decision of a second person does to a bank account. */
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
  if (settled === 0) throw refuse('PAYOUT_ACCOUNT_NOT_VERIFIED', { message: 'The bank account was changed in the meantime.' });
}

/** Refuses a payout whose account no second person has agreed to; says what to do. The account stays as it is until the commit. */
export async function assertVerified(sql: RunSql, payoutAccountId: string): Promise<void> {
  const account = await keepPayoutAccount(sql, payoutAccountId);
  if (account?.status !== 'verified') throw refuse('PAYOUT_ACCOUNT_NOT_VERIFIED', { message: whatToDo(account) });
}

function whatToDo(account: PayoutAccount | undefined): string {
  if (account?.status === 'unverified')
    return `Nobody has confirmed the bank account ${maskedNumber(account)} yet. A person who did not enter it has to approve the request ${account.approvalRequestId ?? ''} first.`;
  if (account?.status === 'rejected')
    return `The bank account ${maskedNumber(account)} was rejected. Reject this payout, enter the right account and ask again.`;
  return 'The bank account was changed after this payout was asked for. Reject the payout and ask again, so that it goes to the new account.';
}
