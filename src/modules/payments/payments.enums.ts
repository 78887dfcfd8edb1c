import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const payableKind = enumeration('PayableKind', 'What an invoice is for.', {
  cod: 'Cash on delivery owed by the shopper.',
  adjustment: 'Weight adjustment owed by the seller.',
  topup: 'Payment by a seller into its wallet.',
});
export type PayableKind = ValueOf<typeof payableKind>;

/** `disabled` awaits a decision of the operator and may become payable again. */
export const payableStatus = enumeration('PayableStatus', 'Status of a payment link.', {
  unpaid: 'Payment is due.',
  paid: 'Paid.',
  void: 'Voided.',
  disabled: 'Awaiting a decision of the operator.',
  expired: 'Not paid in time.',
});
export type PayableStatus = ValueOf<typeof payableStatus>;

/** What payers can do on the page: nothing, pay with the provider, or simulate a payment in a demonstration. */
export const onlineWay = enumeration('OnlinePayment', 'Available method of online payment.', {
  none: 'Not available.',
  provider: "The payment provider's checkout page.",
  demo: 'A button that simulates a payment, in demonstrations.',
});
export type OnlineWay = ValueOf<typeof onlineWay>;

/** `known` was booked before; `refund_due` arrived for an invoice that was no longer payable and must be refunded. */
export const paymentOutcome = enumeration('PaymentOutcome', 'How a payment was handled.', {
  booked: 'Paid the invoice.',
  known: 'The same payment was booked before.',
  refund_due: 'The invoice was no longer payable; the payment must be refunded to the payer.',
});
export type PaymentOutcome = ValueOf<typeof paymentOutcome>;

export const paymentLanguage = enumeration('PaymentLanguage', 'The languages of the payment page.', {
  en: 'English.',
  ar: 'Arabic.',
});
export type PaymentLanguage = ValueOf<typeof paymentLanguage>;
