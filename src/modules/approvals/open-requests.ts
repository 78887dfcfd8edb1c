import type { Tx } from '../../platform/db/unit-of-work.js';
import { announceApproval } from './announce-approval.js';
import { APPROVAL_COLUMNS, approvalOf, type Approval, type ApprovalRow } from './approval.js';
import { closeApproval } from './close-approval.js';

/** The open requests of a type about a seller, locked, oldest first. The caller holds the lock of the seller. */
export async function openRequestsAbout(tx: Tx, about: { subjectUserId: string; type: Approval['type'] }): Promise<Approval[]> {
  const rows = await tx.sql<ApprovalRow>(
    `select ${APPROVAL_COLUMNS} from approval_request where subject_user_id = $1 and type = $2 and status = 'pending' order by created_at, id for update`,
    [about.subjectUserId, about.type],
  );
  return rows.map(approvalOf);
}

/** Ends requests that `openRequestsAbout` has locked and that are no longer needed; no handler is called. */
export async function cancelOpenRequests(tx: Tx, requests: readonly Approval[], reason: string): Promise<void> {
  for (const { id } of requests) await announceApproval(tx, await closeApproval(tx, id, { status: 'cancelled', cancelledReason: reason }));
}
