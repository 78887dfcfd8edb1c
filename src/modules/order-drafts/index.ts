import { ManualOrderNumberSchema, OrderDraftSchema } from './order-draft.entity.js';

export { OrderDraftResolver } from './order-draft.resolver.js';
export { orderDraftRetention } from './draft-retention.js';
export const orderDraftEntities = [OrderDraftSchema, ManualOrderNumberSchema];
export type { OrderDraftTables } from './order-drafts.tables.js';
