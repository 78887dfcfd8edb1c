import type { AdjustWalletMutation } from '../operations.generated.js';
import { fields } from '../reply/fields.js';
import { orElse } from '../reply/part.js';

type Adjusted = AdjustWalletMutation['adjustWallet'];

const w = fields<Adjusted>('WalletAdjustment');
const s = fields<Adjusted['shipment']>('Shipment');
const shipment = w.inside('shipment', { shipmentId: s.field('reference'), shipmentDetailId: s.uuid('id') });

export const charged = w.shape(
  'ChargedAdjustment',
  {
    ...shipment,
    previousStatus: w.word('previousStatus'),
    newStatus: w.word('newStatus'),
    adjustmentAmount: w.amount('adjustmentAmount'),
    currency: w.currency('adjustmentAmount'),
    ...w.same('walletDeducted', 'transactionId'),
    ...w.amounts('beforeBalance', 'afterBalance'),
  },
  'Amount charged to the seller.',
);

export const pending = w.group({
  approvalRequestId: orElse(w.uuid('approvalRequestId'), ''),
  ...shipment,
  amount: w.amount('adjustmentAmount'),
  threshold: w.amount('threshold'),
  currency: w.currency('adjustmentAmount'),
});

export const isCharged = ({ adjustWallet: { approvalRequestId } }: AdjustWalletMutation): boolean => approvalRequestId === null;

/** Human-readable sentences. */
export const taken = ({ walletDeducted }: Adjusted): string =>
  walletDeducted ? 'The adjustment was charged to the wallet.' : 'The adjustment was charged to the account.';
export const WAITS = 'The amount is above the threshold: a super administrator must approve it.';
