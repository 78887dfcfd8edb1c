import type { AdjustWalletMutation } from '../operations.generated.js';
import { answer, type Answer } from '../legacy-route.js';
import { amountOrNull, amountOut } from './json.js';

/** 202 says that nothing has moved yet: somebody has to agree first. */
export function adjustWalletOutput({ adjustWallet: adjusted }: AdjustWalletMutation): unknown {
  return adjusted.approvalRequestId == null ? charged(adjusted) : pending(adjusted);
}

type Adjusted = AdjustWalletMutation['adjustWallet'];

const charged = (adjusted: Adjusted): unknown => ({
  status: 'success',
  message: adjusted.walletDeducted ? 'The adjustment was taken from the wallet.' : 'The adjustment was put on the account.',
  data: {
    shipmentId: adjusted.shipment.reference,
    shipmentDetailId: adjusted.shipment.id,
    previousStatus: adjusted.previousStatus.toLowerCase(),
    newStatus: adjusted.newStatus.toLowerCase(),
    adjustmentAmount: amountOut(adjusted.adjustmentAmount),
    currency: adjusted.adjustmentAmount.currency,
    walletDeducted: adjusted.walletDeducted,
    transactionId: adjusted.transactionId ?? null,
    beforeBalance: amountOrNull(adjusted.beforeBalance),
    afterBalance: amountOrNull(adjusted.afterBalance),
  },
});

const pending = (adjusted: Adjusted): Answer =>
  answer(
    {
      status: 'pending_approval',
      message: 'The amount is above the threshold: a super administrator has to approve it.',
      data: {
        approvalRequestId: adjusted.approvalRequestId,
        shipmentId: adjusted.shipment.reference,
        shipmentDetailId: adjusted.shipment.id,
        amount: amountOut(adjusted.adjustmentAmount),
        threshold: amountOrNull(adjusted.threshold),
        currency: adjusted.adjustmentAmount.currency,
      },
    },
    { status: 202 },
  );
