import type { Actor } from '../../kernel/actor.js';
import type { FieldChecks } from '../../kernel/field-checks.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';

export interface OperatorAction {
  readonly shipmentId: string;
  readonly action: string;
  /** The person behind a shared token, as their system names them. */
  readonly operatorEmail?: string | null | undefined;
  readonly reason?: string | null | undefined;
}

/** Writes down who asked for what. */
export async function recordAction(tx: Tx, actor: Actor, { shipmentId, action, operatorEmail, reason }: OperatorAction): Promise<void> {
  await tx.sql(
    `insert into operator_action (id, shipment_id, action, operator_email, reason, actor_type, actor_id, request_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [newId(), shipmentId, action, operatorEmail ?? null, reason ?? null, actor.type, actor.id, tx.requestId, tx.services.clock.now()],
  );
}

export function checkAction(
  checks: FieldChecks,
  given: { reason?: string | null; notes?: string | null; operatorEmail?: string | null },
): void {
  checks.atMost('reason', given.reason, 500);
  checks.atMost('notes', given.notes, 2000);
  if (given.operatorEmail != null) checks.email('operatorEmail', given.operatorEmail);
}
