import { refuse } from '../../kernel/errors.js';
import type { PaymentProvider } from './provider.js';

/** For installations without online payments: the page shows what is due, and staff record incoming payments. */
export const manualProvider: PaymentProvider = {
  origin: null,
  takes: () => false,
  checkout: () => Promise.reject(refuse('SERVICE_UNAVAILABLE.noPaymentProvider')),
  closeCheckout: () => Promise.resolve(),
  readNotice: () => {
    throw refuse('INVALID_SIGNATURE.noPaymentNotices');
  },
};
