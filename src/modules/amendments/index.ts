import { OrderChangeSchema } from './order-change.entity.js';

export type { AmendmentTables } from './amendments.tables.js';
export { AmendmentResolver } from './amendment.resolver.js';
export { correctOrigin } from './correct-origin.js';
export { updateLocked, updateOrder } from './update-order.js';
export type { CollectionListener } from './collection-listener.js';
export { orderChangeSql } from './order-change.entity.js';
export const amendmentEntities = [OrderChangeSchema];
