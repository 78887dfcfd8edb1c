import { sql } from 'kysely';
import { listOf } from '../../platform/graphql/list-of.js';
import { newestFirst } from '../../platform/graphql/sorted-page.js';
import { givenUuid } from '../../platform/ids.js';
import type { OrderDraftsArgs } from './order-draft.types.js';
import { db } from './order-drafts.tables.js';
import { orderDraftLoader } from './own-draft.js';

/** The drafts that the caller can see and that are not placed, newest first. */
export const listOrderDrafts = listOf(db, 'orderDraft', {
  scope: { seller: 'sellerId', shop: 'shopId' },
  filter: (l, { sellerId }: OrderDraftsArgs) => [sql`l.placed_at is null`, l.is('sellerId', givenUuid(sellerId))],
  sort: newestFirst,
  loader: orderDraftLoader,
});
