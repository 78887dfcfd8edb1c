import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const payableKind = enumeration('PayableKind', 'What an invoice is for.', {
  cod: 'A parcel that the shopper pays for on delivery.',
  adjustment: 'What a parcel costs the seller more than was charged.',
});
export type PayableKind = ValueOf<typeof payableKind>;

/** `disabled` waits for a decision of the operator and may be asked for again. */
export const payableStatus = enumeration('PayableStatus', 'Whether a payment link still asks for money.', {
  unpaid: 'It can be paid.',
  paid: 'It was paid.',
  void: 'It was taken back.',
  disabled: 'It waits for a decision of the operator.',
  expired: 'It was not paid in time.',
});
export type PayableStatus = ValueOf<typeof payableStatus>;

/** What a payer can do on the page: nothing, pay with the provider, or play at paying where the service is only shown. */
export const onlineWay = enumeration('OnlinePayment', 'How a link can be paid online right now.', {
  none: 'Not at all.',
  provider: 'On the page of a payment provider.',
  demo: 'By a button that only plays at it, where the service is shown to somebody.',
});
export type OnlineWay = ValueOf<typeof onlineWay>;

/** `known` was booked before; `refund_due` came for an invoice that no longer asked for it and is owed back. */
export const paymentOutcome = enumeration('PaymentOutcome', 'What became of a payment.', {
  booked: 'It has paid the invoice.',
  known: 'The same payment was booked before.',
  refund_due: 'The invoice no longer asked for it: it is owed back to whoever paid.',
});
export type PaymentOutcome = ValueOf<typeof paymentOutcome>;

export const paymentLanguage = enumeration('PaymentLanguage', 'The languages of the payment page.', {
  en: 'English.',
  ar: 'Arabic.',
});
export type PaymentLanguage = ValueOf<typeof paymentLanguage>;
