import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { announceApproval, type Approval, findApproval, lockApproval } from './approval.js';
import { handlerOf, type ApprovalServices } from './services.js';
import type { ApprovalType } from './approvals.enums.js';
import { db } from './approvals.tables.js';
import { closeApproval } from './close-approval.js';

/** Withdraws a request. Users withdraw their own; tokens and super administrators any open one. Idempotent. */
export async function cancelApproval(
  tx: Tx<ApprovalServices>,
  actor: Actor,
  { id, reason }: { id: string; reason?: string | null },
): Promise<Approval> {
  const found = await findApproval(tx.sql, id);
  if (!mayWithdraw(actor, found)) throw refuse(actor.owns({ sellerId: found.subjectUserId }) ? 'FORBIDDEN' : 'APPROVAL_NOT_FOUND');

  const request = await lockApproval(tx, found);
  if (request.status === 'cancelled') return request;
  if (request.status !== 'pending') throw refuse('APPROVAL_NOT_PENDING.requestDecided', { status: request.status });
  const cancelled = await closeApproval(tx, request.id, { status: 'cancelled', cancelledReason: reason?.trim() || 'withdrawn' });
  await handlerOf(tx, cancelled).withdraw?.(tx, cancelled);

  await announceApproval(tx, cancelled);
  return cancelled;
}

const mayWithdraw = (actor: Actor, request: Approval): boolean =>
  ['erp', 'system', 'super_admin'].includes(actor.type) || (request.requestedById !== null && request.requestedById === actor.id);

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
