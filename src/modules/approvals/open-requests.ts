import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { listLoaderOf } from '../../platform/work/loader.js';
import { announceApproval, approvalOf, approvals, type Approval } from './approval.js';
import type { ApprovalType } from './approvals.enums.js';
import { closeApproval } from './close-approval.js';

interface About {
  readonly subjectUserId: string;
  readonly type: ApprovalType;
}

const lockOpenAbout = statement(($: Named<About>) =>
  approvals()
    .where('subjectUserId', '=', $.subjectUserId)
    .where('type', '=', $.type)
    .where('status', '=', 'pending')
    .orderBy('createdAt')
    .orderBy('id')
    .forUpdate(),
);

/** Locks and returns the open requests of a type about a seller, oldest first. The caller holds the seller lock. */
export async function openRequestsAbout(tx: Tx, about: About): Promise<Approval[]> {
  return (await lockOpenAbout(tx.sql, about)).map(approvalOf);
}

const findOpenPayouts = statement(($: Named<{ sellerIds: readonly string[] }>) =>
  approvals()
    .where('subjectUserId', '=', anyOf($.sellerIds))
    .where('type', '=', 'payout')
    .where('status', '=', 'pending')
    .orderBy('createdAt')
    .orderBy('id'),
);

/** The open requests for payouts of a seller, oldest first. */
export const openPayoutLoader = listLoaderOf(
  (sellerIds: readonly string[], { sql }) => findOpenPayouts(sql, { sellerIds }),
  ({ subjectUserId }) => subjectUserId,
  approvalOf,
);

/** Cancels requests locked by `openRequestsAbout`; calls no handler. */
export async function cancelOpenRequests(tx: Tx, requests: readonly Approval[], reason: string): Promise<void> {
  for (const { id } of requests) await announceApproval(tx, await closeApproval(tx, id, { status: 'cancelled', cancelledReason: reason }));
}
