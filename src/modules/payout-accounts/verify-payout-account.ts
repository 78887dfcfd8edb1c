import { refuse, type Refusal } from '../../kernel/errors.js';
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
  if (settled === 0) throw refuse('PAYOUT_ACCOUNT_NOT_VERIFIED.changedMeanwhile');
}

/** Refuses a payout to an account that no second person has approved, and says what to do. Locks the account until commit. */
export async function assertVerified(sql: RunSql, payoutAccountId: string): Promise<void> {
  const account = await keepPayoutAccount(sql, payoutAccountId);
  if (account?.status !== 'verified') throw notVerified(account);
}

function notVerified(account: PayoutAccount | undefined): Refusal {
  switch (account?.status) {
    case 'unverified': {
      const approval = account.approvalRequestId ?? '';
      return refuse('PAYOUT_ACCOUNT_NOT_VERIFIED.notApproved', { account: maskedNumber(account), approval });
    }
    case 'rejected':
      return refuse('PAYOUT_ACCOUNT_NOT_VERIFIED.wasRejected', { account: maskedNumber(account) });
    default:
      return refuse('PAYOUT_ACCOUNT_NOT_VERIFIED.wasReplaced');
  }
}
