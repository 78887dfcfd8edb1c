import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const postingDirection = enumeration('PostingDirection', 'Side of the account to which a posting belongs.', {
  debit: 'Debit side.',
  credit: 'Credit side.',
});
export type PostingDirection = ValueOf<typeof postingDirection>;

/** Accounts split by seller and currency, each with its own balance chain. */
export const sellerAccountKind = enumeration('TransactionAccount', 'Account of the seller that moved.', {
  wallet: 'Owed by the operator to the seller.',
  receivable: 'Owed by a contract seller to the operator; shown as a negative balance.',
});
export type SellerAccountKind = ValueOf<typeof sellerAccountKind>;

export const postingSource = enumeration('TransactionSource', 'Reason for the movement.', {
  topup: 'Payment by the seller into the wallet.',
  shipment: 'Shipping.',
  cod_collection: 'Money collected from the shopper.',
  cod_fee: 'Fee for the collection.',
  adjustment: 'Weight adjustment.',
  return: 'Shipping of a return, or return of an undeliverable parcel.',
  refund: 'Refund after a cancellation.',
  payout: "Paid out, or netted against the seller's debt.",
  manual: "Credit at the operator's expense.",
  reversal: 'Correction.',
});
export type PostingSource = ValueOf<typeof postingSource>;
