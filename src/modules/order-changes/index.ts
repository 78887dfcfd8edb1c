import { OrderChangeSchema } from './order-change.entity.js';

export type { OrderChangeTables } from './order-changes.tables.js';
export { OrderChangeResolver } from './order-change.resolver.js';
export { correctOrder } from './correct-order.js';
export { correctOrigin } from './correct-origin.js';
export type { CollectionListener, OrderChangeServices } from './services.js';
export { orderChangeSql } from './order-change.entity.js';
export const orderChangeEntities = [OrderChangeSchema];
