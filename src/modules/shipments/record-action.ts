import type { Actor } from '../../kernel/actor.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import { db } from './shipments.tables.js';

export interface OperatorAction {
  readonly shipmentId: string;
  readonly action: string;
  /** The person behind a shared token, as named by their system. */
  readonly operatorEmail?: string | null | undefined;
  readonly reason?: string | null | undefined;
}

/** Records who requested which action. */
export const recordAction = (tx: Tx, actor: Actor, { shipmentId, action, operatorEmail, reason }: OperatorAction): Promise<void> =>
  db.insert(tx.sql, 'operatorAction', {
    id: newId(),
    shipmentId,
    action,
    operatorEmail: operatorEmail ?? null,
    reason: reason ?? null,
    actorType: actor.type,
    actorId: actor.id,
    requestId: tx.requestId,
  });
