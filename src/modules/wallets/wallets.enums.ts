import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const settlementSource = enumeration('SettlementSource', 'Where the money comes from with which a contract seller pays.', {
  bank: 'A transfer to the bank.',
  clearing: 'A card or payment provider, until it settles.',
  wallet: 'What the operator owes the seller itself.',
});
export type SettlementSource = ValueOf<typeof settlementSource>;

export const transactionDirection = enumeration('TransactionType', 'Which way the money went, as the seller sees it.', {
  credit: 'To the seller.',
  debit: 'From the seller.',
});
export type TransactionDirection = ValueOf<typeof transactionDirection>;

export const transactionStatus = enumeration('TransactionStatus', 'Whether the money has moved.', {
  posted: 'It has.',
  pending: 'It is held for a shipment that is not billed yet; listed as long as the hold is open.',
  reversed: 'It has, and a later transaction has taken it back.',
});
export type TransactionStatus = ValueOf<typeof transactionStatus>;

export const topUpAccount = enumeration('TopUpAccount', 'Where the money of a top-up arrived.', {
  bank: 'In the bank.',
  clearing: 'With a card or payment provider, until it settles.',
});
export type TopUpAccount = ValueOf<typeof topUpAccount>;
