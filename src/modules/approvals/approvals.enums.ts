import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

/** Actions that require a second person's approval. */
export const approvalType = enumeration('ApprovalType', 'Type of an approval request.', {
  wallet_adjustment: 'Charge a weight adjustment above the threshold to a wallet.',
  cod_reversal: 'Reverse the confirmation of a cash on delivery collection.',
  manual_credit: "Credit a wallet at the operator's expense.",
  payout: 'Pay wallet money out to the seller.',
  seller_terms: "Raise a seller's credit limit or adjustment threshold above what one person may grant.",
  payout_account: 'Pay out to a new or changed bank account.',
  manual_posting: 'Book an amount above the limit of one person, which no bank or provider has confirmed.',
  super_admin_role: 'Make a member of the staff, who is the subject, a super administrator.',
});
export type ApprovalType = ValueOf<typeof approvalType>;

export const approvalStatus = enumeration('ApprovalStatus', 'Status of a request. Only pending requests can be decided.', {
  pending: 'Awaiting a decision.',
  approved: 'Approved by a super administrator and carried out.',
  rejected: 'Rejected.',
  cancelled: 'Withdrawn, or no longer needed.',
});
export type ApprovalStatus = ValueOf<typeof approvalStatus>;
