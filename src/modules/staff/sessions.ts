import { refuse, type Refusal } from '../../kernel/errors.js';
import { mostOf } from '../../platform/db/room.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Context } from '../../platform/work/context.js';
import {
  adoptChildren,
  findSession,
  issueToken,
  keepNewest,
  lastMoment,
  revokeToken,
  sessionEnd,
  type IssuedToken,
  type TokenOrigin,
} from '../access/index.js';
import { assertCredentialLengths, keepSellerPassword, sellerByCredentials, type Credentials, type Seller } from '../sellers/index.js';
import { checkCredentials, type CredentialCheck } from '../two-factor/index.js';
import { keepStaffPassword } from './staff-password.js';
import { db, STAFF_COLUMNS, type Staff } from './staff.tables.js';

export type SessionKind = 'staff_session' | 'seller_session';

/** A session as returned to its holder. */
export interface OpenedSession extends IssuedToken {
  readonly expiresAt: Date;
  /** Hard limit, regardless of use. */
  readonly endsAt: Date;
}

export interface SessionOwner {
  readonly kind: SessionKind;
  readonly subjectId: string;
  /** Time of the original login; now when absent. */
  readonly startedAt?: Date;
  /** Origin of the login, shown to the owner in the list of sessions. */
  readonly origin: TokenOrigin;
}

/** The origin of a request. */
export const originOf = ({ caller: { ip, userAgent } }: Context): TokenOrigin => ({ ip, userAgent: userAgent ?? null });

export async function openSession(
  tx: Tx,
  { kind, subjectId, startedAt = tx.services.clock.now(), origin }: SessionOwner,
): Promise<OpenedSession> {
  const expiresAt = sessionEnd(tx.services.clock.now(), startedAt);
  const issued = await issueToken(tx, { kind, subjectId, expiresAt, createdAt: startedAt, origin });
  await keepNewest(tx, kind, subjectId, mostOf(tx.services, 'sessions'));
  return { ...issued, expiresAt, endsAt: lastMoment(startedAt) };
}

/** Ends the caller's session. False for tokens of other kinds, which are revoked by their issuer. */
export async function logOut(tx: Tx, credentialId: string): Promise<boolean> {
  return (await findSession(tx.sql, credentialId)) !== undefined && revokeToken(tx, credentialId);
}

/** When the caller's session ends unless it is used; for the drivers' app, when it ends. Null for tokens of other kinds. */
export async function sessionExpiry({ sql, caller }: Context): Promise<Date | null> {
  return (await findSession(sql, caller.credentialId))?.expiresAt ?? null;
}

/**
 * Replaces the caller's session once: of concurrent attempts with one token, only one gets the new session. UNAUTHORIZED for the others.
 */
export async function refreshSession(
  tx: Tx,
  { credentialId, origin }: { credentialId: string; origin: TokenOrigin },
): Promise<{ owner: SessionOwner; session: OpenedSession }> {
  const found = await findSession(tx.sql, credentialId);
  if (!found) throw replaced();
  const { kind, subjectId, createdAt: startedAt } = found;
  if (kind === 'driver_session') throw refuse('FORBIDDEN.driverSessionNotRenewed');
  await holdPassword(tx, { kind, subjectId });
  if (!(await revokeToken(tx, credentialId))) throw replaced();
  const owner = { kind, subjectId, startedAt, origin };
  const session = await openSession(tx, owner);
  await adoptChildren(tx, credentialId, session.id);
  return { owner, session };
}

const replaced = (): Refusal => refuse('UNAUTHORIZED.notSession');

const holdStaff = statement(($: Named<{ id: string }>) => db.selectFrom('staff').select('id').where('id', '=', $.id).forShare());
const holdSeller = statement(($: Named<{ id: string }>) => db.selectFrom('seller').select('id').where('id', '=', $.id).forShare());

/** A password change ends every session; lock it, so that a session opened concurrently is ended too. */
const holdPassword = (tx: Tx, { kind, subjectId }: Pick<SessionOwner, 'kind' | 'subjectId'>): Promise<unknown> =>
  (kind === 'staff_session' ? holdStaff : holdSeller)(tx.sql, { id: subjectId });

export interface LoggedIn {
  readonly staff: Staff | null;
  readonly seller: Seller | null;
}

/** An authenticated account, and the password hash that was verified. */
export interface CheckedLogin extends LoggedIn {
  readonly passwordHash: string;
}

const findByEmail = statement(($: Named<{ email: string }>) =>
  db.selectFrom('staff').select(STAFF_COLUMNS).select('passwordHash').where('email', '=', $.email),
);

/** Verifies e-mail, password and second factor of a staff member or seller, with the limits that apply to every login. */
export async function checkLogin(attempt: CredentialCheck, credentials: Credentials): Promise<CheckedLogin> {
  assertCredentialLengths(credentials);
  const email = credentials.email.trim().toLowerCase();
  const found = await findByEmail.first(attempt.sql, { email });
  if (!found) return { staff: null, ...(await sellerByCredentials(attempt, credentials)) };

  await checkCredentials(attempt, { ...credentials, email }, found);
  const { passwordHash, ...staff } = found;
  if (!staff.active) throw refuse('UNAUTHORIZED.inactive', {}, { reason: 'ACCOUNT_INACTIVE' });
  return { staff, seller: null, passwordHash };
}

/** Opens the session of a verified login. UNAUTHORIZED when the password changed since. */
export async function logIn(tx: Tx, { staff, seller, passwordHash }: CheckedLogin, origin: TokenOrigin): Promise<OpenedSession> {
  const subjectId = staff?.id ?? seller?.id;
  if (subjectId === undefined) throw new Error('The login has no account.');
  await (staff ? keepStaffPassword : keepSellerPassword)(tx, { id: subjectId, passwordHash });
  return openSession(tx, { kind: staff ? 'staff_session' : 'seller_session', subjectId, origin });
}
