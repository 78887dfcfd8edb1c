import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const paymentStatus = enumeration('PaymentStatus', 'How the shopper pays the store.', {
  prepaid: 'Paid already.',
  postpaid: 'Cash on delivery.',
});
export type PaymentStatus = ValueOf<typeof paymentStatus>;
