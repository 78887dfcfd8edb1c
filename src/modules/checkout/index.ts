export { CheckoutResolver } from './checkout.resolver.js';
export { OrderOutcomeResolver } from './order-outcome.resolver.js';
