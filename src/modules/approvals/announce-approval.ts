import type { EventType } from '../../kernel/events.js';
import { emit } from '../../platform/events/emit.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { approvalJson, type Approval } from './approval.js';

const eventOf = {
  pending: 'approval.requested',
  approved: 'approval.approved',
  rejected: 'approval.rejected',
  cancelled: 'approval.cancelled',
} as const satisfies Record<Approval['status'], EventType>;

/** Publishes an event for the request's new status. */
export async function announceApproval(tx: Tx, request: Approval): Promise<void> {
  await emit(tx, {
    type: eventOf[request.status],
    subjectId: request.id,
    ownerId: request.subjectUserId,
    occurredAt: request.reviewedAt ?? tx.services.clock.now(),
    data: approvalJson(request),
  });
}
