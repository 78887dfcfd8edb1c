import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../db/base.js';

/** The outbox: one row per thing that happened, written in the transaction in which it happened. Never changed but for relayedAt. */
export const EventSchema = defineEntity({
  name: 'Event',
  tableName: 'event',
  indexes: [{ name: 'event_unrelayed', expression: 'create index "event_unrelayed" on "event" ("seq") where "relayed_at" is null' }],
  properties: {
    seq: p.bigint('bigint').autoincrement().primary(),
    id: p.uuid().unique(),
    type: p.string().length(60),
    subjectId: p.uuid().index(),
    data: p.json<Record<string, unknown>>(),
    requestId: p.string().length(128).nullable(),
    occurredAt: instant(),
    relayedAt: instant().nullable(),
  },
});
