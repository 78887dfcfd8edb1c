import type { Actor } from '../../kernel/actor.js';
import { daysAfter } from '../../kernel/clock.js';
import { refuse } from '../../kernel/errors.js';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named } from '../../platform/db/statement.js';
import { storedToken } from '../access/index.js';
import type { Approval } from './approval.js';
import { db } from './approvals.tables.js';

/** Who made the ERP token of the caller; null for people, and for a token that the setup of the service made. */
async function makerOfToken(sql: RunSql, actor: Actor): Promise<string | null> {
  if (actor.type !== 'erp' || actor.id === null) return null;
  return (await storedToken(sql, 'erp', actor.id))?.createdById ?? null;
}

/** The member of staff who acts, in person or by a token that they made. */
export const personBehind = (sql: RunSql, actor: Actor): Promise<string | null> =>
  actor.type === 'erp' ? makerOfToken(sql, actor) : Promise.resolve(actor.id);

/** For how long a seller's requests count as those of the member of staff who gave it its e-mail address. */
const ADDRESS_IS_NEW_DAYS = 90;

const findNewAddress = statement(($: Named<{ sellerId: string; since: Date }>) =>
  db.selectFrom('seller').select('emailChangedById').where('id', '=', $.sellerId).where('emailChangedAt', '>', $.since),
);

/**
 * Who may be behind a request beside the caller: the maker of a token, or the member of staff who lately gave the seller the address
 * that it logs in with. Null when there is none.
 */
export async function maskedRequester(sql: RunSql, actor: Actor, now: Date): Promise<string | null> {
  const { type, sellerId } = actor;
  if (type !== 'seller' || sellerId === undefined) return makerOfToken(sql, actor);
  const seller = await findNewAddress.first(sql, { sellerId, since: daysAfter(now, -ADDRESS_IS_NEW_DAYS) });
  return seller?.emailChangedById ?? null;
}

/**
 * For these an ERP system is trusted to ask, and to pass on the decision of a reviewer: only a person who asked in person is kept
 * from deciding.
 */
const PASSED_ON_BY_ERP: ReadonlySet<Approval['type']> = new Set(['wallet_adjustment']);

/** Refuses a reviewer who asked for it, in person or by a token that they made. */
export function assertReviewerIsAnother(request: Approval, reviewerId: string): void {
  if (request.requestedById === reviewerId) throw refuse('REVIEWER_IS_REQUESTER');
  if (PASSED_ON_BY_ERP.has(request.type) || request.requestedByMakerId !== reviewerId) return;
  const message =
    request.requestedByType === 'erp'
      ? 'You made the token that asked for this. Another super administrator has to decide.'
      : 'You gave this seller its e-mail address lately. Another super administrator has to decide.';
  throw refuse('REVIEWER_IS_REQUESTER', { message });
}

/** Refuses a token that approves what it asked for itself, or what its maker asked for in person or by another token. */
export async function assertTokenIsAnother(sql: RunSql, request: Approval, approver: Actor): Promise<void> {
  if (approver.type !== 'erp' || PASSED_ON_BY_ERP.has(request.type)) return;
  if (request.requestedByType === 'erp' && (request.requestedWithId === null || request.requestedWithId === approver.id))
    throw refuse('REVIEWER_IS_REQUESTER', {
      message: 'A token cannot approve what it asked for. Approve it in the console, or by a token that somebody else made.',
    });
  const maker = await makerOfToken(sql, approver);
  if (maker === null || (maker !== request.requestedById && maker !== request.requestedByMakerId)) return;
  throw refuse('REVIEWER_IS_REQUESTER', {
    message: 'The person who made this token is behind the request. Approve it in the console, or by a token that somebody else made.',
  });
}
