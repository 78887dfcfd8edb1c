import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const postingDirection = enumeration('PostingDirection', 'On which side of its account a posting stands.', {
  debit: 'The left side.',
  credit: 'The right side.',
});
export type PostingDirection = ValueOf<typeof postingDirection>;

/** The accounts that are split per seller and currency, each with its own chain of balances. */
export const sellerAccountKind = enumeration('TransactionAccount', 'Which account of the seller moved.', {
  wallet: 'What the operator owes the seller.',
  receivable: 'What a contract seller owes the operator; shown below zero.',
});
export type SellerAccountKind = ValueOf<typeof sellerAccountKind>;

export const postingSource = enumeration('TransactionSource', 'Why the money moved.', {
  topup: 'The seller paid in.',
  shipment: 'Shipping.',
  cod_collection: 'Cash that was collected at the door.',
  cod_fee: 'The fee for collecting it.',
  adjustment: 'The parcel was not as heavy as declared.',
  return: 'Shipping of a return, or the way back of what could not be delivered.',
  refund: 'Given back after a cancellation.',
  payout: 'Paid out, or set off against what the seller owed.',
  manual: 'A credit at the expense of the operator.',
  reversal: 'A correction.',
});
export type PostingSource = ValueOf<typeof postingSource>;
