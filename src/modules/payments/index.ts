export { PaymentResolver } from './payment.resolver.js';
export type { InvoicePayment, Payable, PayableSource, PayableStatus, PaymentOutcome } from './payable.js';
