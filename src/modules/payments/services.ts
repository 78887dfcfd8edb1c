import type { PaymentProvider } from '../../platform/payments/provider.js';
import type { PayableSource } from './payable.js';

/** What this module needs of the composition. */
export interface PaymentServices {
  readonly payables: readonly PayableSource[];
  readonly paymentProvider: PaymentProvider;
}
