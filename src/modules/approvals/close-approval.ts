import { now, statement, type Named, valuesOf } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { ApprovalStatus } from './approvals.enums.js';
import { APPROVAL, approvalOf, type Approval } from './approval.js';
import { db } from './approvals.tables.js';

export interface Closing {
  readonly status: Exclude<ApprovalStatus, 'pending'>;
  readonly reviewedById?: string | null;
  readonly reviewNote?: string | null;
  readonly cancelledReason?: string | null;
}

const close = statement(($: Named<Required<Closing> & { readonly id: string }>) =>
  db
    .updateTable('approvalRequest')
    .set({
      ...valuesOf($, ['status', 'reviewedById', 'reviewNote']),
      reviewedAt: now,
      cancelledReason: $.cancelledReason,
    })
    .where('id', '=', $.id)
    .where('status', '=', 'pending')
    .returning(APPROVAL),
);

/** Sole writer of decisions. The caller has locked the request and checked that it is pending. */
export async function closeApproval(tx: Tx, id: string, closing: Closing): Promise<Approval> {
  const { status, reviewedById = null, reviewNote = null, cancelledReason = null } = closing;
  const closed = await close.first(tx.sql, { id, status, reviewedById, reviewNote, cancelledReason });
  if (!closed) throw new Error(`The request ${id} was decided without its lock.`);
  return approvalOf(closed);
}
