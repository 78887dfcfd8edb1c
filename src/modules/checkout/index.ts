export { CheckoutResolver, OrderOutcomeResolver } from './checkout.resolver.js';
export { OrderPlacementType } from './checkout.types.js';
export { createOrder, type OnPlaced, type Ordering } from './create-order.js';
export type { Shown } from './as-shown.rules.js';
export { holdRate, type Placement } from './place-order.js';
export type { CheckoutServices } from './services.js';
export { priceOrder, type PricedOrder } from './price-order.js';
