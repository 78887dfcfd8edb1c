import type { Context } from '../../platform/graphql/context.js';
import type { Page } from '../../platform/graphql/connection.js';
import { countOf, readSortedPage } from '../../platform/graphql/sorted-page.js';
import { uuidOrNone } from '../../platform/ids.js';
import type { OrderDraft } from './order-draft.entity.js';
import type { OrderDraftsArgs } from './order-draft.types.js';
import { orderDraftLoader } from './own-draft.js';

/** The drafts that the caller can see and that are not placed, newest first. */
export async function listOrderDrafts(context: Context, { sellerId, ...page }: OrderDraftsArgs): Promise<Page<OrderDraft>> {
  const { actor, sql } = context;
  actor.require('order:read');
  const values: unknown[] = [];
  const where = [
    'l.placed_at is null',
    ...(actor.sellerId === undefined ? [] : [`l.seller_id = $${values.push(actor.sellerId)}`]),
    ...(actor.shopId === undefined ? [] : [`l.shop_id = $${values.push(actor.shopId)}`]),
    ...(sellerId == null ? [] : [`l.seller_id = $${values.push(uuidOrNone(sellerId))}`]),
  ];
  const list = { from: 'order_draft l', where, values };
  return readSortedPage(sql, page, {
    ...list,
    sort: [
      { sql: 'l.created_at', type: 'timestamptz' },
      { sql: 'l.id', type: 'uuid' },
    ],
    descending: true,
    count: () => countOf(sql, list),
    load: async (ids) => (await Promise.all(ids.map((id) => context.load(orderDraftLoader, id)))).filter((draft) => draft !== null),
  });
}
