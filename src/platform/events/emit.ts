import type { EventType } from '../../kernel/events.js';
import type { Tx } from '../db/unit-of-work.js';
import { newId } from '../ids.js';
import { traceparent } from '../tracing/tracing.js';

export interface NewEvent {
  readonly type: EventType;
  readonly subjectId: string;
  /** The seller whose business it is; absent for the operator's own. */
  readonly ownerId?: string;
  /** Ids and facts of the moment; never a secret, never personal data. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly occurredAt: Date;
}

declare module '../services.js' {
  interface Services {
    /** Wakes the relay, in this process or another one. */
    readonly relay: { nudge(): void };
  }
}

const INSERT = `
  insert into event (id, type, subject_id, data, owner_id, request_id, traceparent, occurred_at) values ($1, $2, $3, $4, $5, $6, $7, $8)`;

/** Writes the event into the outbox of the running transaction: it exists if and only if the transaction commits. */
export async function emit(tx: Tx, event: NewEvent): Promise<string> {
  const id = newId();
  await tx.sql(INSERT, [
    id,
    event.type,
    event.subjectId,
    JSON.stringify(event.data),
    event.ownerId ?? null,
    tx.requestId,
    traceparent(),
    event.occurredAt,
  ]);
  tx.afterCommit(() => tx.services.relay.nudge());
  return id;
}

const insertAll = `
  insert into event (id, type, subject_id, data, owner_id, request_id, traceparent, occurred_at)
  select e.id, e.type, e.subject_id, e.data, e.owner_id, $2, $3, e.occurred_at
    from jsonb_to_recordset($1::jsonb) as e (id uuid, type text, subject_id uuid, data jsonb, owner_id uuid, occurred_at timestamptz)`;

/** The same for several events, in their order and in one statement. */
export async function emitAll(tx: Tx, events: readonly NewEvent[]): Promise<void> {
  const rows = events.map(({ type, subjectId, ownerId, data, occurredAt }) => ({
    id: newId(),
    type,
    subject_id: subjectId,
    data,
    owner_id: ownerId ?? null,
    occurred_at: occurredAt,
  }));
  await tx.sql(insertAll, [JSON.stringify(rows), tx.requestId, traceparent()]);
  tx.afterCommit(() => tx.services.relay.nudge());
}
