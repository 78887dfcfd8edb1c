import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const codInvoiceStatus = enumeration('CodInvoiceStatus', 'Whether an invoice still asks for money.', {
  unpaid: 'It waits for its payment.',
  paid: 'It was paid, at the door or by the link.',
  void: 'It was taken back: another amount, a cancellation, a return or a reversal.',
  expired: 'It was not paid in time.',
});
export type CodInvoiceStatus = ValueOf<typeof codInvoiceStatus>;

/** How the shopper paid: at the door, or by the payment link. */
export const collectionMethod = enumeration('CodInvoiceMethod', 'How an invoice is to be paid, or was.', {
  cash: 'Notes and coins.',
  pos: 'A card at the terminal of the driver.',
  card: 'A card without a terminal.',
  bank_transfer: 'A transfer to the bank.',
  payment_link: 'The payment link; also what an unpaid invoice says.',
});
export type CollectionMethod = ValueOf<typeof collectionMethod>;

export const custodyMove = enumeration('CodCustodyMove', 'What happened to collected money.', {
  collected: 'The shopper has paid.',
  handed_over: 'It went one hand further.',
  reversed: 'The collection was taken back.',
});
export type CustodyMove = ValueOf<typeof custodyMove>;

/** What can be confirmed as collected; a payment by link confirms itself. */
export type ConfirmedMethod = Exclude<CollectionMethod, 'payment_link'>;

/** Only cash goes from hand to hand; everything else is owed by a bank or a provider until it settles. */
export const isCash = (method: CollectionMethod): boolean => method === 'cash';
