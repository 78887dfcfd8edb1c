import { ManualOrderNumberSchema, OrderDraftSchema } from './order-draft.entity.js';

export { OrderDraftResolver } from './order-draft.resolver.js';
export { orderDraftRetention } from './draft-retention.js';
export const orderDraftEntities = [OrderDraftSchema, ManualOrderNumberSchema];
export type { OrderDraftTables } from './order-drafts.tables.js';
export { completed, problemsOf } from './complete-draft.rules.js';
export type { DraftContent } from './draft-content.js';
export { saveDrafts, type NewDraft } from './save-order-draft.js';
