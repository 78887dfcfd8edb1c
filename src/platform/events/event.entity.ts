import { defineEntity, p } from '@mikro-orm/core';
import type { EventType } from '../../kernel/events.js';
import { instant } from '../db/base.js';

/** The outbox: one row per event, written in the transaction that caused it. Immutable except for relayedAt. */
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
    /** The seller that the event belongs to; null for the operator's own. */
    ownerId: p.uuid().nullable(),
    requestId: p.string().length(128).nullable(),
    /** The span that caused it, if requests are traced. */
    traceparent: p.string().length(55).nullable(),
    occurredAt: instant(),
    relayedAt: instant().nullable(),
    /**
     * The position among visible events, assigned by the pump after the commit. Unlike `seq`, which is taken before the commit, no event
     * ever appears below one that was visible earlier.
     */
    position: p.bigint('bigint').nullable().unique(),
  },
});

/** The worker that delivers events to consumers: one row. A worker that takes over begins a new term, which ends the previous one. */
export const EventPumpSchema = defineEntity({
  name: 'EventPump',
  tableName: 'event_pump',
  properties: {
    term: p.bigint('bigint').primary().autoincrement(false),
    /** By the database's clock. After this time another worker may take over. */
    leasedUntil: instant(),
  },
});

/** Each consumer's progress: everything up to this position was handled or became a job. */
export const EventConsumerSchema = defineEntity({
  name: 'EventConsumer',
  tableName: 'event_consumer',
  properties: {
    queue: p.string().length(60).primary(),
    position: p.bigint('bigint'),
  },
});
