import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

/** What a second person has to agree to. */
export const approvalType = enumeration('ApprovalType', 'What is asked for.', {
  wallet_adjustment: 'To take a weight adjustment above the threshold from a wallet.',
  cod_reversal: 'To take back the confirmation of a cash on delivery collection.',
  manual_credit: 'To credit a wallet at the expense of the operator.',
  payout: 'To pay money of a wallet out to its seller.',
  seller_terms: 'To raise the credit limit or the adjustment threshold of a seller above what one person may grant.',
  payout_account: 'To pay out to a bank account that is new or was changed.',
});
export type ApprovalType = ValueOf<typeof approvalType>;

export const approvalStatus = enumeration('ApprovalStatus', 'Where a request stands. Only a pending one can be decided.', {
  pending: 'Waits for a decision.',
  approved: 'A super administrator agreed, and it was carried out.',
  rejected: 'Turned down.',
  cancelled: 'Withdrawn, or no longer needed.',
});
export type ApprovalStatus = ValueOf<typeof approvalStatus>;
