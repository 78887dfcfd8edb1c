import { defineEntity, p } from '@mikro-orm/core';
import type { EventData, EventType } from '../../kernel/events.js';
import { instant } from '../db/base.js';
import type { WeeklyTable } from '../db/weekly-table.js';

/** The table is partitioned by week, so its indexes are made for the whole of it. */
export const eventTable = {
  name: 'event',
  key: ['id'],
  indexes: [
    { name: 'event_unrelayed', on: '("seq") where "relayed_at" is null' },
    { name: 'event_owner_position', on: '("owner_id", "position")' },
    { name: 'event_by_position', on: '("position")' },
    { name: 'event_subject', on: '("subject_id")' },
  ],
} satisfies WeeklyTable;

/** The outbox: one row per event, written in the transaction that caused it. Immutable except for relayedAt. */
export const EventSchema = defineEntity({
  name: 'Event',
  tableName: eventTable.name,
  indexes: eventTable.indexes.map(({ name, on }) => ({ name, expression: `create index "${name}" on "event" ${on}` })),
  properties: {
    id: p.uuid().primary(),
    /** The order in which events were written. */
    seq: p.bigint('bigint').autoincrement(),
    type: p.string().length(60).$type<EventType>(),
    subjectId: p.uuid(),
    data: p.json<EventData[EventType]>(),
    /** The seller that the event belongs to; null for the operator's own. */
    ownerId: p.uuid().nullable(),
    requestId: p.string().length(128).nullable(),
    /** The span that caused it, if requests are traced. */
    traceparent: p.string().length(55).nullable(),
    occurredAt: instant(),
    relayedAt: instant().nullable(),
    /**
     * The position among visible events, assigned by the pump after the commit. Unlike `seq`, which is taken before the commit, no event
     * ever appears below one that was visible earlier. Unique, because the pump takes it from a sequence and sets it once.
     */
    position: p.bigint('bigint').nullable(),
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
