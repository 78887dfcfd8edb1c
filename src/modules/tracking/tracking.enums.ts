import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const trackingLanguage = enumeration('TrackingLanguage', 'The languages of public tracking.', {
  en: 'English.',
  ar: 'Arabic.',
});
export type TrackingLanguage = ValueOf<typeof trackingLanguage>;

export const trackingPaymentStatus = enumeration('TrackingPaymentStatus', 'Whether the shopper still has to pay for a parcel.', {
  prepaid: 'It was paid to the store when it was ordered.',
  due: 'It is to be paid by delivery.',
  paid: 'It was due and is paid.',
});
export type TrackingPaymentStatus = ValueOf<typeof trackingPaymentStatus>;

export const trackingPaymentMethod = enumeration('TrackingPaymentMethod', 'How what is due can be paid.', {
  cash: 'In cash at the door.',
  online: 'Online, by the payment link.',
});
export type TrackingPaymentMethod = ValueOf<typeof trackingPaymentMethod>;
