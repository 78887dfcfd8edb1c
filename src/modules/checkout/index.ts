export { CheckoutResolver } from './checkout.resolver.js';
