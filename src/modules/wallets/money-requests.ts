import type { Actor } from '../../kernel/actor.js';
import { refuse, FieldChecks } from '../../kernel/errors.js';
import { add, formatMoney, type Money } from '../../kernel/money.js';
import { assertRoom } from '../../platform/db/room.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { CoreServices } from '../../platform/services.js';
import { checkFields } from '../../platform/graphql/declared-fields.js';
import { openApproval, openRequestsAbout, type Approval, type ApprovalHandler } from '../approvals/index.js';
import { payOut, walletOf, type LedgerServices, creditWallet, type Wallet } from '../ledger/index.js';
import { assertVerified, currentPayoutAccount, keepPayoutAccount, maskedNumber } from '../payout-accounts/index.js';
import { textOf } from './payload.js';
import { knownSeller, positiveAmount } from './seller-amount.js';
import { RequestPayoutArgs, CreditWalletArgs } from './wallet.types.js';

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
  const payable = payableOf(tx, await walletOf(tx.sql, sellerId, amount.currency));
  if (payable.minor >= amount.minor) return;
  throw refuse('INSUFFICIENT_BALANCE.payable', { amount: `${formatMoney(payable)} ${amount.currency}` });
}

/** What can be paid out of a wallet; negative for one that is in debt. */
export const payableOf = (
  { services }: { readonly services: CoreServices },
  { available, uncleared }: Pick<Wallet, 'available' | 'uncleared'>,
): Money => (services.settings.payoutUncleared ? add(available, uncleared) : available);

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

/** Requests a credit at the operator's expense. No money moves before a super administrator approves. */
export async function requestCredit(tx: Tx, actor: Actor, request: CreditWalletArgs): Promise<Approval> {
  const { reason, reference } = request;
  const checks = new FieldChecks();
  checkFields(checks, '', CreditWalletArgs, request);
  const amount = positiveAmount(checks, request);
  const sellerId = await knownSeller(tx, actor, request.sellerId);

  const payload = { reason: reason.trim(), reference: reference ?? null };
  return openApproval(tx, { type: 'manual_credit', subjectUserId: sellerId, amount, payload, requestedBy: actor });
}

export const manualCreditHandler: ApprovalHandler<LedgerServices> = {
  approve: async (tx, { id, subjectUserId, amount, payload, reviewedAt }) => {
    await creditWallet(tx, {
      sellerId: subjectUserId,
      amount,
      approvalRequestId: id,
      reference: textOf(payload['reference']),
      reason: textOf(payload['reason']) ?? 'Manual credit',
      occurredAt: reviewedAt ?? tx.services.clock.now(),
    });
  },
};
