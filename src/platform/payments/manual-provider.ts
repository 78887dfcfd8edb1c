import { refuse } from '../../kernel/errors.js';
import type { PaymentProvider } from './provider.js';

/** Nobody takes money online: the page tells what is due, and people record what has come in. */
export const manualProvider: PaymentProvider = {
  origin: null,
  takes: () => false,
  checkout: () => Promise.reject(refuse('SERVICE_UNAVAILABLE', { message: 'There is no payment provider.' })),
  closeCheckout: () => Promise.resolve(),
  readNotice: () => {
    throw refuse('INVALID_SIGNATURE', { message: 'There is no payment provider whose notices are taken.' });
  },
};
