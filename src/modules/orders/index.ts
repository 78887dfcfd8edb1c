import { OrderLineSchema, OrderSchema } from './order.entity.js';

export { OrderResolver } from './order.resolver.js';
export { CreateOrderInput, OrderType, WarningType } from './order.types.js';
export { addressesOfOrder, orderById, orderLoader } from './read-order.js';
export { checkOrder, contentHash, type CheckedOrder, type CheckedProduct, type GivenOrder, type GivenProduct } from './order.rules.js';
export { insertLines, insertOrder } from './insert-order.js';
export { Order, type OrderWarning } from './order.entity.js';
export const orderEntities = [OrderSchema, OrderLineSchema];
