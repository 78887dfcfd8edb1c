import type { Actor } from '../../kernel/actor.js';
import { invalid, refuse, refuseFields, FieldChecks } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { checkFields } from '../../platform/graphql/declared-fields.js';
import { activeStaff, type Staff } from '../staff/index.js';
import { announceApproval, type Approval, findApproval, lockApproval } from './approval.js';
import { handlerOf, type ApprovalServices } from './services.js';
import { closeApproval } from './close-approval.js';
import { assertReviewerIsAnother, assertTokenIsAnother, assertTokenMayDecide } from './four-eyes.js';
import { ReviewRequestInput } from './approval.types.js';

/**
 * Approves a request and carries it out. For super administrators other than the requester. Stays pending if the money is not available.
 */
export async function approveRequest(tx: Tx<ApprovalServices>, actor: Actor, review: ReviewRequestInput): Promise<Approval> {
  const { request, reviewer } = await beginReview(tx, actor, review);
  if (reviewer?.role !== 'super_admin') throw refuse('REVIEWER_NOT_SUPER_ADMIN');
  return decide(tx, request, { status: 'approved', reviewer, by: actor, note: review.reviewNote ?? null });
}

/** Rejects a request; leaves its subject unchanged. */
export async function rejectRequest(tx: Tx<ApprovalServices>, actor: Actor, review: ReviewRequestInput): Promise<Approval> {
  const { request, reviewer } = await beginReview(tx, actor, review);
  if (!reviewer) throw refuseFields([invalid('reviewedById', 'activeStaffId')]);
  return decide(tx, request, { status: 'rejected', reviewer, by: actor, note: review.reviewNote ?? null });
}

async function beginReview(tx: Tx, actor: Actor, review: ReviewRequestInput): Promise<{ request: Approval; reviewer: Staff | undefined }> {
  const request = await findApproval(tx.sql, review.id);
  const id = reviewerId(actor, review);
  assertTokenMayDecide(tx.services.settings, actor, request);
  return { request, reviewer: await activeStaff(tx.sql, id) };
}

function reviewerId({ type, id }: Actor, given: ReviewRequestInput): string {
  const { reviewedById } = given;
  const checks = new FieldChecks();
  checkFields(checks, '', ReviewRequestInput, given);
  const isStaff = type !== 'erp' && type !== 'system';
  if (!isStaff) checks.filled('reviewedById', reviewedById);
  else if (reviewedById != null && reviewedById !== id) checks.fail('reviewedById', 'ownId');
  checks.settle();
  return (isStaff ? id : reviewedById) ?? '';
}

interface Decision {
  readonly status: 'approved' | 'rejected';
  readonly reviewer: Staff;
  /** The caller: the reviewer in person, or a token that passes the decision on. */
  readonly by: Actor;
  readonly note: string | null;
}

async function decide(tx: Tx<ApprovalServices>, found: Approval, { status, reviewer, by, note }: Decision): Promise<Approval> {
  const request = await lockApproval(tx, found);
  if (request.status === status && request.reviewedById === reviewer.id) return request;
  if (request.status !== 'pending') throw refuse('APPROVAL_NOT_PENDING.requestClosed', { status: request.status });
  const at = tx.services.clock.now();
  await assertReviewerIsAnother(tx.sql, request, reviewer, at);
  if (status === 'approved') await assertTokenIsAnother(tx.sql, request, by, at);

  const decided = await closeApproval(tx, request.id, { status, reviewedById: reviewer.id, reviewNote: note });
  const handler = handlerOf(tx, decided);
  await (status === 'approved' ? handler.approve(tx, decided) : handler.reject?.(tx, decided));

  await announceApproval(tx, decided);
  return decided;
}
