import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const settlementSource = enumeration('SettlementSource', "Source of a contract seller's payment.", {
  bank: 'Bank transfer.',
  clearing: 'Card or payment provider, until it settles.',
  wallet: "The seller's own wallet.",
});
export type SettlementSource = ValueOf<typeof settlementSource>;

export const transactionDirection = enumeration('TransactionType', "Direction of a transaction, from the seller's point of view.", {
  credit: 'To the seller.',
  debit: 'From the seller.',
});
export type TransactionDirection = ValueOf<typeof transactionDirection>;

export const transactionStatus = enumeration('TransactionStatus', 'Whether the money has moved.', {
  posted: 'It has.',
  pending: 'Held for a shipment that is not billed yet; listed while the hold is open.',
  reversed: 'Moved, then reversed by a later transaction.',
});
export type TransactionStatus = ValueOf<typeof transactionStatus>;

export const payoutWait = enumeration('PayoutWait', 'What the next payout of a wallet waits for.', {
  approval: "A payout was requested, and the operator's second person decides it.",
  bank_account: 'There is no bank account to pay to, or it was rejected.',
  verification: 'A second person checks the bank account.',
  request: 'There is money, and somebody has to ask for it.',
  money: 'Nothing is available yet.',
});
export type PayoutWait = ValueOf<typeof payoutWait>;

export const topUpAccount = enumeration('TopUpAccount', 'Receiving account of a top-up.', {
  bank: 'The bank.',
  clearing: 'Card or payment provider, until it settles.',
});
export type TopUpAccount = ValueOf<typeof topUpAccount>;
