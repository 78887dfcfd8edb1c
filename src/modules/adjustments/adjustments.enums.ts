import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const payerKind = enumeration('AdjustmentPayer', 'How an adjustment was paid.', {
  wallet: "Charged to the seller's account at once.",
  link: 'Paid by the payment link.',
  approval: "Charged to the seller's account after an approval.",
});
export type PayerKind = ValueOf<typeof payerKind>;

export const disputeOutcome = enumeration('DisputeOutcome', 'How operations decided on a dispute.', {
  accepted: 'The seller is right; nothing is to be paid.',
  rejected: 'The measures stand; the invoice is to be paid.',
});
export type DisputeOutcome = ValueOf<typeof disputeOutcome>;
