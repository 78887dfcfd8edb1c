import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/db/base.js';
import type { DigestKind } from '../notifications/index.js';

const KINDS: Readonly<Record<DigestKind, true>> = {
  failed: true,
  attempt_failed: true,
  return_to_sender: true,
  return_created: true,
  cancelled: true,
  delivered: true,
  order_placed: true,
};

/** The mail of a seller about a day. Its key makes it the only one. */
export const SellerDigestSchema = defineEntity({
  name: 'SellerDigest',
  tableName: 'seller_digest',
  indexes: [{ name: 'seller_digest_day', properties: ['day'] }],
  properties: {
    sellerId: p.uuid().primary(),
    /** The day on which it was written, in the seller's time zone. */
    day: p.string().columnType('date').primary(),
    createdAt: instant(),
  },
});

/** Something that happened to a parcel of a seller with a mail a day. Written once for an event, in the transaction of its other mails. */
export const SellerDigestEntrySchema = defineEntity({
  name: 'SellerDigestEntry',
  tableName: 'seller_digest_entry',
  indexes: [
    {
      name: 'seller_digest_entry_waiting',
      expression: `create index "seller_digest_entry_waiting" on "seller_digest_entry" ("seller_id", "occurred_at") where "day" is null`,
    },
    {
      name: 'seller_digest_entry_told',
      expression: `create index "seller_digest_entry_told" on "seller_digest_entry" ("day") where "day" is not null`,
    },
  ],
  properties: {
    sellerId: p.uuid().primary(),
    eventId: p.uuid().primary(),
    shipmentId: p.uuid(),
    /** The row of the timeline, which has the reason. */
    transitionId: p.uuid(),
    kind: p.enum(Object.keys(KINDS)).$type<DigestKind>(),
    occurredAt: instant(),
    /** The digest that it is in; null while it waits. */
    day: p.string().columnType('date').nullable(),
  },
});
