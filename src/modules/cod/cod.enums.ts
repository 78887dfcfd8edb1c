import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const codInvoiceStatus = enumeration('CodInvoiceStatus', 'Status of a COD invoice.', {
  unpaid: 'Awaiting payment.',
  paid: 'Paid, at the door or by link.',
  void: 'Voided because of a new amount, a cancellation, a return or a reversal.',
  expired: 'Not paid in time.',
});
export type CodInvoiceStatus = ValueOf<typeof codInvoiceStatus>;

/** Payment methods: at the door, or by the payment link. */
export const collectionMethod = enumeration('CodInvoiceMethod', 'Payment method of an invoice.', {
  cash: 'Notes and coins.',
  pos: "Card at the driver's terminal.",
  card: 'Card without a terminal.',
  bank_transfer: 'Bank transfer.',
  payment_link: 'Payment link; also the value of an unpaid invoice.',
});
export type CollectionMethod = ValueOf<typeof collectionMethod>;

export const moneyStage = enumeration('MoneyStage', 'Who has money that is on its way to the bank.', {
  with_driver: 'The driver who collected the cash.',
  with_carrier: 'The carrier that collected it.',
  at_hub: 'The hub, to be counted.',
  to_bank: 'Counted and to be deposited, or paid by card or link and with the bank or provider.',
});
export type MoneyStage = ValueOf<typeof moneyStage>;

export const custodyMove = enumeration('CodCustodyMove', 'Event in the custody of collected money.', {
  collected: 'The shopper has paid.',
  handed_over: 'The money was handed over to the next stage.',
  reversed: 'The collection was reversed.',
});
export type CustodyMove = ValueOf<typeof custodyMove>;

/** Only cash is handed over between people; other money is owed by a bank or a provider until it settles. */
export const isCash = (method: CollectionMethod): boolean => method === 'cash';
