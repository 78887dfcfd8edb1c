import type { Tx } from '../../platform/db/unit-of-work.js';
import { announceApproval } from './announce-approval.js';
import type { Approval } from './approval.js';
import { closeApproval } from './close-approval.js';

const lockOpen = `select id from approval_request where shipment_id = $1 and type = $2 and status = 'pending' for update`;

/**
 * Ends an open request because what it was about is gone; null when there was none. For the module that opened it:
 * its handler is not called. The caller holds the lock of the shipment.
 */
export async function cancelOpenApproval(
  tx: Tx,
  { shipmentId, type, reason }: { shipmentId: string; type: Approval['type']; reason: string },
): Promise<Approval | null> {
  const [open] = await tx.sql<{ id: string }>(lockOpen, [shipmentId, type]);
  if (!open) return null;
  const cancelled = await closeApproval(tx, open.id, { status: 'cancelled', cancelledReason: reason });
  await announceApproval(tx, cancelled);
  return cancelled;
}
