import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const payerKind = enumeration('AdjustmentPayer', 'How an adjustment was paid.', {
  wallet: "Charged to the seller's account at once.",
  link: 'Paid using the payment link.',
  approval: "Charged to the seller's account after approval.",
});
export type PayerKind = ValueOf<typeof payerKind>;

export const disputeOutcome = enumeration('DisputeOutcome', 'How operations resolved a dispute.', {
  accepted: 'The seller is right; nothing is due.',
  rejected: 'The measurements stand; the invoice is due.',
});
export type DisputeOutcome = ValueOf<typeof disputeOutcome>;
