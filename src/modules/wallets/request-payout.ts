import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import { FieldChecks } from '../../kernel/field-checks.js';
import { formatMoney, type Money } from '../../kernel/money.js';
import { assertRoom } from '../../platform/db/room.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { checkFields } from '../../platform/graphql/check-fields.js';
import { openApproval, openRequestsAbout, type Approval, type ApprovalHandler } from '../approvals/index.js';
import { payOut, walletOf, type LedgerServices } from '../ledger/index.js';
import { assertVerified, currentPayoutAccount, keepPayoutAccount, maskedNumber } from '../payout-accounts/index.js';
import { textOf } from './payload.js';
import { knownSeller, positiveAmount } from './seller-amount.js';
import { RequestPayoutArgs } from './wallet.types.js';

/** Requests a payout from a wallet. Refused immediately when the balance is too low, and checked again on approval. */
export async function requestPayout(tx: Tx, actor: Actor, request: RequestPayoutArgs): Promise<Approval> {
  const { reference } = request;
  const checks = new FieldChecks();
  checkFields(checks, '', RequestPayoutArgs, request);
  const amount = positiveAmount(checks, request);
  const sellerId = await knownSeller(tx, actor, request.sellerId);
  await assertPayable(tx, sellerId, amount);

  const open = { subjectUserId: sellerId, type: 'payout' } as const;
  await assertRoom(tx, 'payoutRequests', {
    owner: sellerId,
    held: async () => ({ count: BigInt((await openRequestsAbout(tx, open)).length) }),
  });
  const account = await currentPayoutAccount(tx.sql, sellerId, amount.currency);
  const payload = {
    reference: reference ?? null,
    ...(account && { payoutAccountId: account.id, payoutAccount: maskedNumber(account) }),
  };
  return openApproval(tx, { type: 'payout', subjectUserId: sellerId, amount, payload, requestedBy: actor });
}

async function assertPayable(tx: Tx, sellerId: string, amount: Money): Promise<void> {
  const { available, uncleared } = await walletOf(tx.sql, sellerId, amount.currency);
  const payable = available.minor + (tx.services.settings.payoutUncleared ? uncleared.minor : 0n);
  if (payable >= amount.minor) return;
  throw refuse('INSUFFICIENT_BALANCE.payable', { amount: `${formatMoney({ ...amount, minor: payable })} ${amount.currency}` });
}

export const payoutHandler: ApprovalHandler<LedgerServices> = {
  lock: async (tx, { payload, status }) => {
    const accountId = textOf(payload['payoutAccountId']);
    if (accountId !== null && status === 'pending') await keepPayoutAccount(tx.sql, accountId);
  },
  approve: async (tx, { id, subjectUserId, amount, payload, reviewedAt }) => {
    const accountId = textOf(payload['payoutAccountId']);
    if (accountId !== null) await assertVerified(tx.sql, accountId);
    await payOut(tx, {
      sellerId: subjectUserId,
      amount,
      approvalRequestId: id,
      reference: textOf(payload['reference']),
      occurredAt: reviewedAt ?? tx.services.clock.now(),
    });
  },
};
