export { PaymentResolver } from './payment.resolver.js';
export type { InvoicePayment, Payable, PayableSource, PaymentOutcome } from './payable.js';
