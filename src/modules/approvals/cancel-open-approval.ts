import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { announceApproval } from './announce-approval.js';
import type { ApprovalType } from './approvals.enums.js';
import type { Approval } from './approval.js';
import { db } from './approvals.tables.js';
import { closeApproval } from './close-approval.js';

const lockOpen = statement(($: Named<{ shipmentId: string; type: ApprovalType }>) =>
  db
    .selectFrom('approvalRequest')
    .select('id')
    .where('shipmentId', '=', $.shipmentId)
    .where('type', '=', $.type)
    .where('status', '=', 'pending')
    .forUpdate(),
);

/**
 * Cancels an open request whose subject no longer exists; null if there is none. For the module that opened it: its handler is not called.
 * The caller holds the shipment lock.
 */
export async function cancelOpenApproval(
  tx: Tx,
  { shipmentId, type, reason }: { shipmentId: string; type: ApprovalType; reason: string },
): Promise<Approval | null> {
  const open = await lockOpen.first(tx.sql, { shipmentId, type });
  if (!open) return null;
  const cancelled = await closeApproval(tx, open.id, { status: 'cancelled', cancelledReason: reason });
  await announceApproval(tx, cancelled);
  return cancelled;
}
