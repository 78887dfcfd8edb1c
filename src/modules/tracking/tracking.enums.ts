import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const trackingLanguage = enumeration('TrackingLanguage', 'The languages of public tracking.', {
  en: 'English.',
  ar: 'Arabic.',
});
export type TrackingLanguage = ValueOf<typeof trackingLanguage>;

export const trackingPaymentStatus = enumeration('TrackingPaymentStatus', 'Whether the shopper still has to pay for a parcel.', {
  prepaid: 'Paid to the store when ordered.',
  due: 'Due on delivery.',
  paid: 'Was due and has been paid.',
});
export type TrackingPaymentStatus = ValueOf<typeof trackingPaymentStatus>;

export const trackingPaymentMethod = enumeration('TrackingPaymentMethod', 'How the amount due can be paid.', {
  cash: 'Cash at the door.',
  online: 'Online, through the payment link.',
});
export type TrackingPaymentMethod = ValueOf<typeof trackingPaymentMethod>;
