import { PaymentCheckoutSchema } from './payment-checkout.entity.js';

export { closeCheckouts, paymentTasks } from './close-checkouts.js';
export { PaymentResolver } from './payment.resolver.js';
export type { InvoicePayment, Payable, PayableSource, PayableStatus, PaymentOutcome } from './payable.js';

export const paymentEntities = [PaymentCheckoutSchema];
