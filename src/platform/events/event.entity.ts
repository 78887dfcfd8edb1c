import { defineEntity, p } from '@mikro-orm/core';
import type { EventType } from '../../kernel/events.js';
import { instant } from '../db/base.js';

/** The outbox: one row per thing that happened, written in the transaction in which it happened. Never changed but for relayedAt. */
export const EventSchema = defineEntity({
  name: 'Event',
  tableName: 'event',
  indexes: [
    { name: 'event_unrelayed', expression: 'create index "event_unrelayed" on "event" ("seq") where "relayed_at" is null' },
    { name: 'event_owner_position', properties: ['ownerId', 'position'] },
  ],
  properties: {
    seq: p.bigint('bigint').autoincrement().primary(),
    id: p.uuid().unique(),
    type: p.string().length(60).$type<EventType>(),
    subjectId: p.uuid().index(),
    data: p.json<Readonly<Record<string, unknown>>>(),
    /** The seller whose business it is; null for the operator's own. */
    ownerId: p.uuid().nullable(),
    requestId: p.string().length(128).nullable(),
    /** The span in which it happened, where requests are traced. */
    traceparent: p.string().length(55).nullable(),
    occurredAt: instant(),
    relayedAt: instant().nullable(),
    /**
     * Its place among the events that readers can see, given by the pump after the commit. Unlike `seq`, which is taken before it,
     * no event ever appears below one that was visible earlier.
     */
    position: p.bigint('bigint').nullable().unique(),
  },
});

/** Which worker hands events to their consumers: one row. A worker that takes over begins another term, which ends that of the one before. */
export const EventPumpSchema = defineEntity({
  name: 'EventPump',
  tableName: 'event_pump',
  properties: {
    term: p.bigint('bigint').primary().autoincrement(false),
    /** By the database's clock. After it, another worker may take over. */
    leasedUntil: instant(),
  },
});

/** How far each consumer has come: everything up to this position was handled, or has become a job. */
export const EventConsumerSchema = defineEntity({
  name: 'EventConsumer',
  tableName: 'event_consumer',
  properties: {
    queue: p.string().length(60).primary(),
    position: p.bigint('bigint'),
  },
});
