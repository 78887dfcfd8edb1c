import { refuse } from '../../kernel/errors.js';
import { instantOf, instantOrNull } from '../../platform/db/sql.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Context } from '../../platform/graphql/context.js';
import { adoptChildren, issueToken, lastMoment, revokeToken, sessionEnd, type IssuedToken, type TokenOrigin } from '../access/index.js';

export type SessionKind = 'staff_session' | 'seller_session';

/** Where the account behind a session of this kind is stored. */
export const accountTable = (kind: SessionKind): 'staff' | 'seller' => (kind === 'staff_session' ? 'staff' : 'seller');

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

const LIVE = `from access_token where id = $1 and kind in ('staff_session', 'seller_session') and revoked_at is null`;

/** Ends the session of the caller. False when a token of another kind asks, which is revoked by those who gave it. */
export async function logOut(tx: Tx, credentialId: string): Promise<boolean> {
  const found = await tx.sql(`select 1 ${LIVE}`, [credentialId]);
  return found.length > 0 && revokeToken(tx, credentialId);
}

/** When the session of the caller ends unless it is used before. Null for tokens of other kinds. */
export async function sessionExpiry({ sql, caller }: Context): Promise<Date | null> {
  const [row] = await sql<{ expiresAt: string | null }>(`select expires_at as "expiresAt" ${LIVE}`, [caller.credentialId]);
  return instantOrNull(row?.expiresAt ?? null);
}

interface LiveRow {
  readonly kind: SessionKind;
  readonly subjectId: string;
  readonly startedAt: string;
}

/** Replaces the session of the caller, once: of many who try with the same token one gets the new one. UNAUTHORIZED for the others. */
export async function refreshSession(
  tx: Tx,
  { credentialId, origin }: { credentialId: string; origin: TokenOrigin },
): Promise<{ owner: SessionOwner; session: OpenedSession }> {
  const [row] = await tx.sql<LiveRow>(`select kind, subject_id as "subjectId", created_at as "startedAt" ${LIVE}`, [credentialId]);
  if (row) await holdPassword(tx, row);
  if (!row || !(await revokeToken(tx, credentialId)))
    throw refuse('UNAUTHORIZED', { message: 'This is no session, or it was replaced already.' });
  const owner = { ...row, startedAt: instantOf(row.startedAt), origin };
  const session = await openSession(tx, owner);
  await adoptChildren(tx, credentialId, session.id);
  return { owner, session };
}

/** A change of the password ends every session; the one that is about to begin must not slip past it. */
const holdPassword = (tx: Tx, { kind, subjectId }: Pick<SessionOwner, 'kind' | 'subjectId'>): Promise<unknown> =>
  tx.sql(`select 1 from ${accountTable(kind)} where id = $1 for share`, [subjectId]);
