import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { announceApproval } from './announce-approval.js';
import { handlerOf } from './approval-handler.js';
import type { Approval } from './approval.js';
import { closeApproval } from './close-approval.js';
import { findApproval, lockApproval } from './lock-approval.js';
import type { ApprovalServices } from './services.js';

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
