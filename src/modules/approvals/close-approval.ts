import type { Tx } from '../../platform/db/unit-of-work.js';
import type { ApprovalStatus } from './approval-request.entity.js';
import { APPROVAL_COLUMNS, approvalOf, type Approval, type ApprovalRow } from './approval.js';

export interface Closing {
  readonly status: Exclude<ApprovalStatus, 'pending'>;
  readonly reviewedById?: string | null;
  readonly reviewNote?: string | null;
  readonly cancelledReason?: string | null;
}

const close = `
  update approval_request
     set status = $2, reviewed_by_id = $3, review_note = $4, reviewed_at = $5, cancelled_reason = $6, updated_at = $5
   where id = $1 and status = 'pending'
  returning ${APPROVAL_COLUMNS}`;

/** The only writer of a decision. The caller has locked the request and seen that it is pending. */
export async function closeApproval(tx: Tx, id: string, closing: Closing): Promise<Approval> {
  const [row] = await tx.sql<ApprovalRow>(close, [
    id,
    closing.status,
    closing.reviewedById ?? null,
    closing.reviewNote ?? null,
    tx.services.clock.now(),
    closing.cancelledReason ?? null,
  ]);
  if (!row) throw new Error(`The request ${id} was decided without its lock.`);
  return approvalOf(row);
}
