import { systemActor } from '../../kernel/actor.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { redacted } from './redact.rules.js';
import type { Subject } from './subject.rules.js';
import { writeEvent } from './write-event.js';

/** A change that callers make by a mutation and the service has made by itself. */
export interface OwnChange {
  /** Name of the mutation. */
  readonly action: string;
  readonly subject: Pick<Subject, 'type' | 'id'>;
  /** Arguments that a caller would have given. */
  readonly args: Readonly<Record<string, unknown>>;
}

/** Writes an event for a change of the system, in the transaction of the change. */
export const auditOwnChange = (tx: Tx, { action, subject, args }: OwnChange): Promise<void> =>
  writeEvent(tx.sql, {
    actor: systemActor,
    credentialId: null,
    network: null,
    action,
    subject: { ...subject, sellerId: null },
    arguments: redacted(args),
    outcome: 'ok',
    code: null,
    requestId: tx.requestId,
    at: tx.services.clock.now(),
  });
