import { defineEntity, p } from '@mikro-orm/core';
import type { Selectable } from 'kysely';
import { instant, recordColumns } from '../../platform/db/base.js';
import type { TableOf } from '../../platform/db/tables.js';
import type { DraftContent } from './draft-content.js';
import { maxOf } from '../../platform/graphql/declared-fields.js';
import { OrderDraftInput } from './order-draft.types.js';

/** An order that is not placed yet, as far as it is known. */
export const OrderDraftSchema = defineEntity({
  name: 'OrderDraft',
  tableName: 'order_draft',
  indexes: [
    {
      name: 'order_draft_open',
      expression: 'create index "order_draft_open" on "order_draft" ("seller_id", "created_at", "id") where "placed_at" is null',
    },
    {
      name: 'order_draft_client_key',
      expression:
        'create unique index "order_draft_client_key" on "order_draft" ("seller_id", "client_key") where "client_key" is not null',
    },
  ],
  properties: {
    ...recordColumns,
    sellerId: p.uuid(),
    /** Null until it is placed, for an order of no store. */
    shopId: p.uuid().nullable(),
    /** Chosen by the client, so that a request that is sent twice makes one draft. */
    clientKey: p.string().length(maxOf(OrderDraftInput, 'clientKey')).nullable(),
    content: p.json<DraftContent>(),
    /** Made of a row of a file, so its reference is the name of the order in its store. */
    ofFile: p.boolean().default(false),
    version: p.integer(),
    /** Assigned when it is placed the first time, if the content has none. */
    orderNumber: p.bigint('bigint').nullable(),
    orderId: p.uuid().nullable(),
    placedAt: instant().nullable(),
  },
});

/** The last number that was assigned to an order of no store. */
export const ManualOrderNumberSchema = defineEntity({
  name: 'ManualOrderNumber',
  tableName: 'manual_order_number',
  properties: {
    sellerId: p.uuid().primary(),
    last: p.integer(),
  },
});

export type OrderDraft = Readonly<Selectable<TableOf<typeof OrderDraftSchema>>>;
