import type { Actor } from '../../kernel/actor.js';
import { daysAfter } from '../../kernel/clock.js';
import { refuse } from '../../kernel/errors.js';
import { tokenApprovalTypes, type DomainSettings } from '../../kernel/settings.js';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named } from '../../platform/db/statement.js';
import { areSamePerson, makerOfToken, SAME_PERSON_DAYS } from '../access/index.js';
import type { Approval } from './approval.js';
import { db } from './approvals.tables.js';

const findNewAddress = statement(($: Named<{ sellerId: string; since: Date }>) =>
  db.selectFrom('seller').select('emailChangedById').where('id', '=', $.sellerId).where('emailChangedAt', '>', $.since),
);

/**
 * Who else may be behind a request: the creator of the token, or the staff member who recently set the seller's login address. Null if
 * neither applies.
 */
export async function maskedRequester(sql: RunSql, actor: Actor, now: Date): Promise<string | null> {
  const { type, sellerId } = actor;
  if (type !== 'seller' || sellerId === undefined) return makerOfToken(sql, actor);
  const seller = await findNewAddress.first(sql, { sellerId, since: daysAfter(now, -SAME_PERSON_DAYS) });
  return seller?.emailChangedById ?? null;
}

/**
 * For these types an ERP system may both make requests and pass on decisions: only a person who made the request in person may not decide.
 */
const PASSED_ON_BY_ERP: ReadonlySet<Approval['type']> = new Set(['wallet_adjustment']);

/** Everyone who may gain by a decision; of weight adjustments, which an ERP system may ask for and decide, the asking person alone. */
function concerned({ type, requestedById, requestedByMakerId, subjectUserId }: Approval): string[] {
  const all = PASSED_ON_BY_ERP.has(type) ? [requestedById] : [requestedById, requestedByMakerId, subjectUserId];
  return all.filter((id) => id !== null);
}

/**
 * FORBIDDEN for a token that decides a request in the name of a person who may know nothing of it, unless TOKEN_APPROVALS names its type.
 */
export function assertTokenMayDecide({ tokenApprovals }: Pick<DomainSettings, 'tokenApprovals'>, by: Actor, { type }: Approval): void {
  if (by.type !== 'erp' || tokenApprovals.some((each) => each === type)) return;
  const isSetting = tokenApprovalTypes.some((each) => each === type);
  throw refuse(isSetting ? 'FORBIDDEN.tokenDecidesUnpermitted' : 'FORBIDDEN.tokenDecides', { type });
}

/** Refuses a reviewer who made the request, in person or through a token that they created, or who counts as a person concerned. */
export async function assertReviewerIsAnother(sql: RunSql, request: Approval, { id }: { readonly id: string }, now: Date): Promise<void> {
  if (request.requestedById === id) throw refuse('REVIEWER_IS_REQUESTER');
  if (!PASSED_ON_BY_ERP.has(request.type) && request.requestedByMakerId === id) {
    throw refuse(request.requestedByType === 'erp' ? 'REVIEWER_IS_REQUESTER.ownToken' : 'REVIEWER_IS_REQUESTER.setAddress');
  }
  if (await areSamePerson(sql, [id], concerned(request), now)) throw refuse('REVIEWER_IS_REQUESTER.samePerson', { days: SAME_PERSON_DAYS });
}

/**
 * Refuses a token that approves its own request, or a request that its creator made in person or through another token, or of a person as
 * whom its creator counts.
 */
export async function assertTokenIsAnother(sql: RunSql, request: Approval, approver: Actor, now: Date): Promise<void> {
  if (approver.type !== 'erp' || PASSED_ON_BY_ERP.has(request.type)) return;
  if (request.type === 'super_admin_role') throw refuse('FORBIDDEN.tokenMakesSuperAdmin');
  if (request.requestedByType === 'erp' && (request.requestedWithId === null || request.requestedWithId === approver.id))
    throw refuse('REVIEWER_IS_REQUESTER.tokenApprovesItself');
  const maker = await makerOfToken(sql, approver);
  if (maker === null || !(await areSamePerson(sql, [maker], concerned(request), now))) return;
  throw refuse('REVIEWER_IS_REQUESTER.tokenOfRequester');
}
