import { OrderLineSchema, OrderSchema } from './order.entity.js';

export { OrderResolver } from './order.resolver.js';
export { CreateOrderInput, OrderType, type OrderLineType } from './order.types.js';
export { addressesOfOrder, orderById, orderLoader, orderLoaders, readLines, storedLines } from './read-order.js';
export { assignedNumbers, identityOf, isOtherName, namedOrder, orderNumberOf, referencesOf, type NamedOrder } from './order-name.rules.js';
export {
  codFeeOf,
  collectionAmountOf,
  changeOrder,
  collectsDifferently,
  labelVersionOf,
  lockOrder,
  outdateLabels,
  outdateLabelsOf,
  replaceLines,
  type OrderChanges,
} from './change-order.js';
export { checkCustoms, collectionOf, orderValue, type Customs } from './order.rules.js';
export { amountReader, checkOrder, MAX_PRODUCTS, type CheckedOrder, type CheckedProduct } from './order.rules.js';
export { checkNames, checkStillReached, type RecipientRule, phoneOfCustomer, warnUnprintableCustomer } from './customer.rules.js';
export { contentHash, lineMilligrams } from './insert-order.js';
export type { OrderTables } from './orders.tables.js';
export { insertLines, insertOrder, type DecidedOrder } from './insert-order.js';
export type { Customer, Order, OrderWarning, PlacedService, PlacementFacts } from './order.entity.js';
export const orderEntities = [OrderSchema, OrderLineSchema];
export { paymentStatus, type PaymentStatus } from './orders.enums.js';
