import { PaymentCheckoutSchema } from './payment-checkout.entity.js';

export { closeCheckouts, paymentTasks } from './close-checkouts.js';
export { paymentPostings } from './take-payment.js';
export { paysOnline, wayToPay } from './start-payment.js';
export { PaymentResolver } from './payment.resolver.js';
export { assertRealPayment, type InvoicePayment, type Payable, type PayableSource } from './payable.js';

export const paymentEntities = [PaymentCheckoutSchema];
export { onlineWay, payableStatus, type OnlineWay, type PayableStatus, type PaymentOutcome } from './payments.enums.js';
export type { PaymentServices } from './services.js';
