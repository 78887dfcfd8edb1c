import { PaymentCheckoutSchema } from './payment-checkout.entity.js';

export { closeCheckouts, paymentTasks } from './close-checkouts.js';
export { paysOnline } from './start-payment.js';
export { PaymentResolver } from './payment.resolver.js';
export type { InvoicePayment, Payable, PayableSource, PayableStatus, PaymentOutcome } from './payable.js';

export const paymentEntities = [PaymentCheckoutSchema];
