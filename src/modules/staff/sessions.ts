import { refuse } from '../../kernel/errors.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Context } from '../../platform/graphql/context.js';
import {
  adoptChildren,
  findSession,
  issueToken,
  lastMoment,
  revokeToken,
  sessionEnd,
  type IssuedToken,
  type TokenOrigin,
} from '../access/index.js';
import { db } from './staff.tables.js';

export type SessionKind = 'staff_session' | 'seller_session';

/** A session as its holder gets it. */
export interface OpenedSession extends IssuedToken {
  readonly expiresAt: Date;
  /** When it ends however much it is used. */
  readonly endsAt: Date;
}

export interface SessionOwner {
  readonly kind: SessionKind;
  readonly subjectId: string;
  /** When the login was that it goes back to; now when absent. */
  readonly startedAt?: Date;
  /** Where the login came from, by which its owner recognises it later. */
  readonly origin: TokenOrigin;
}

/** Where a request comes from. */
export const originOf = ({ caller: { ip, userAgent } }: Context): TokenOrigin => ({ ip, userAgent: userAgent ?? null });

export async function openSession(
  tx: Tx,
  { kind, subjectId, startedAt = tx.services.clock.now(), origin }: SessionOwner,
): Promise<OpenedSession> {
  const expiresAt = sessionEnd(tx.services.clock.now(), startedAt);
  const issued = await issueToken(tx, { kind, subjectId, expiresAt, createdAt: startedAt, origin });
  return { ...issued, expiresAt, endsAt: lastMoment(startedAt) };
}

/** Ends the session of the caller. False when a token of another kind asks, which is revoked by those who gave it. */
export async function logOut(tx: Tx, credentialId: string): Promise<boolean> {
  return (await findSession(tx.sql, credentialId)) !== undefined && revokeToken(tx, credentialId);
}

/** When the session of the caller ends unless it is used before. Null for tokens of other kinds. */
export async function sessionExpiry({ sql, caller }: Context): Promise<Date | null> {
  return (await findSession(sql, caller.credentialId))?.expiresAt ?? null;
}

/** Replaces the session of the caller, once: of many who try with the same token one gets the new one. UNAUTHORIZED for the others. */
export async function refreshSession(
  tx: Tx,
  { credentialId, origin }: { credentialId: string; origin: TokenOrigin },
): Promise<{ owner: SessionOwner; session: OpenedSession }> {
  const found = await findSession(tx.sql, credentialId);
  if (found) await holdPassword(tx, found);
  if (!found || !(await revokeToken(tx, credentialId)))
    throw refuse('UNAUTHORIZED', { message: 'This is no session, or it was replaced already.' });
  const owner = { kind: found.kind, subjectId: found.subjectId, startedAt: found.createdAt, origin };
  const session = await openSession(tx, owner);
  await adoptChildren(tx, credentialId, session.id);
  return { owner, session };
}

const holdStaff = statement(($: Named<{ id: string }>) => db.selectFrom('staff').select('id').where('id', '=', $.id).forShare());
const holdSeller = statement(($: Named<{ id: string }>) => db.selectFrom('seller').select('id').where('id', '=', $.id).forShare());

/** A change of the password ends every session; the one that is about to begin must not slip past it. */
const holdPassword = (tx: Tx, { kind, subjectId }: Pick<SessionOwner, 'kind' | 'subjectId'>): Promise<unknown> =>
  (kind === 'staff_session' ? holdStaff : holdSeller)(tx.sql, { id: subjectId });
