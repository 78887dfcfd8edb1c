import { tablesOf, type Readable } from '../../platform/db/tables.js';
import { PaymentCheckoutSchema } from './payment-checkout.entity.js';

export const db = tablesOf({ paymentCheckout: PaymentCheckoutSchema });

/** For modules that read them. */
export type PaymentTables = Readable<typeof db>;
