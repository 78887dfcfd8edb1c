import type { Actor } from '../../kernel/actor.js';
import { FieldChecks } from '../../kernel/field-checks.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { checkFields } from '../../platform/graphql/check-fields.js';
import { openApproval, type Approval, type ApprovalHandler } from '../approvals/index.js';
import { creditWallet, type LedgerServices } from '../ledger/index.js';
import { textOf } from './payload.js';
import { knownSeller, positiveAmount } from './seller-amount.js';
import { CreditWalletArgs } from './wallet.types.js';

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
