import type { EventType } from '../../kernel/events.js';
import type { Tx } from '../db/unit-of-work.js';
import { newId } from '../ids.js';

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

/** Writes the event into the outbox of the running transaction: it exists if and only if the transaction commits. */
export async function emit(tx: Tx, event: NewEvent): Promise<string> {
  const id = newId();
  await tx.sql(`insert into event (id, type, subject_id, data, owner_id, request_id, occurred_at) values ($1, $2, $3, $4, $5, $6, $7)`, [
    id,
    event.type,
    event.subjectId,
    JSON.stringify(event.data),
    event.ownerId ?? null,
    tx.requestId,
    event.occurredAt,
  ]);
  tx.afterCommit(() => tx.services.relay.nudge());
  return id;
}
