import type { Actor } from '../../kernel/actor.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import { db } from './order-changes.tables.js';
import type { ChangeRow } from './change-rows.js';

/** Appends the rows of one change to the order's audit in one statement. */
export const writeChanges = (
  tx: Tx,
  actor: Actor,
  { orderId, version, rows }: { orderId: string; version: number; rows: readonly ChangeRow[] },
): Promise<void> =>
  db.insertAll(
    tx.sql,
    'orderChange',
    rows.map(({ field, before, after }) => ({
      id: newId(),
      orderId,
      version,
      field,
      before: before ?? null,
      after: after ?? null,
      actorType: actor.type,
      actorId: actor.id,
      requestId: tx.requestId,
    })),
  );
