import type { Actor } from '../../kernel/actor.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import type { ChangeRow } from './change-rows.js';

/** Adds the rows of one change to the audit of the order. One statement. */
export async function writeChanges(
  tx: Tx,
  actor: Actor,
  { orderId, version, rows }: { orderId: string; version: number; rows: readonly ChangeRow[] },
): Promise<void> {
  await tx.sql(
    `insert into order_change (id, order_id, version, field, before, after, actor_type, actor_id, request_id, created_at)
     select c.id, $1, $2, c.field, c.before, c.after, $3, $4, $5, $6
     from unnest($7::uuid[], $8::text[], $9::jsonb[], $10::jsonb[]) as c(id, field, before, after)`,
    [
      orderId,
      version,
      actor.type,
      actor.id,
      tx.requestId,
      tx.services.clock.now(),
      rows.map(() => newId()),
      rows.map(({ field }) => field),
      rows.map(({ before }) => JSON.stringify(before ?? null)),
      rows.map(({ after }) => JSON.stringify(after ?? null)),
    ],
  );
}
