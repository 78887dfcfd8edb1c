import type { DomainEvent } from '../../kernel/events.js';
import type { Tx } from '../db/unit-of-work.js';
import { newId } from '../ids.js';
import { traceparent } from '../tracing/tracing.js';
import { db } from './events.tables.js';

/** Without an owner, it is the operator's own. */
type Written<Event> = Event extends DomainEvent
  ? Pick<Event, 'type' | 'subjectId' | 'data' | 'occurredAt'> & Partial<Pick<Event, 'ownerId'>>
  : never;
export type NewEvent = Written<DomainEvent>;

const rowOf = ({ requestId }: Tx, { type, subjectId, ownerId = null, data, occurredAt }: NewEvent) => ({
  id: newId(),
  type,
  subjectId,
  data,
  ownerId,
  requestId,
  traceparent: traceparent(),
  occurredAt,
});

/** Writes an event to the outbox in the running transaction: it exists if and only if the transaction commits. */
export async function emit(tx: Tx, event: NewEvent): Promise<string> {
  const row = rowOf(tx, event);
  await db.insert(tx.sql, 'event', row);
  tx.afterCommit(() => tx.services.relay.nudge());
  return row.id;
}

/** Writes several events, in order and in one statement. */
export async function emitAll(tx: Tx, events: readonly NewEvent[]): Promise<void> {
  await db.insertAll(
    tx.sql,
    'event',
    events.map((event) => rowOf(tx, event)),
  );
  tx.afterCommit(() => tx.services.relay.nudge());
}
