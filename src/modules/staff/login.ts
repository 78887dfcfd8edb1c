import { refuse } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { TokenOrigin } from '../access/index.js';
import { assertCredentialLengths, sellerByCredentials, type Credentials, type Seller } from '../sellers/index.js';
import { checkCredentials, type CredentialCheck } from '../two-factor/index.js';
import { openSession, type OpenedSession } from './sessions.js';
import { STAFF_COLUMNS, type Staff } from './staff.entity.js';

export interface LoggedIn {
  readonly staff: Staff | null;
  readonly seller: Seller | null;
}

/** Checks e-mail, password and second factor of a member of staff or a seller, by the rules of every login. */
export async function checkLogin(attempt: CredentialCheck, credentials: Credentials): Promise<LoggedIn> {
  assertCredentialLengths(credentials);
  const email = credentials.email.trim().toLowerCase();
  const [staff] = await attempt.sql<Staff & { password_hash: string }>(
    `select ${STAFF_COLUMNS}, password_hash from staff where email = $1`,
    [email],
  );
  if (!staff) return { staff: null, seller: await sellerByCredentials(attempt, credentials) };

  await checkCredentials(attempt, { ...credentials, email }, staff);
  if (!staff.active) throw refuse('UNAUTHORIZED', { reason: 'ACCOUNT_INACTIVE', message: 'The account is not active.' });
  return { staff, seller: null };
}

/** Opens the session of whoever has just proven who they are. */
export async function logIn(tx: Tx, { staff, seller }: LoggedIn, origin: TokenOrigin): Promise<OpenedSession> {
  const subjectId = staff?.id ?? seller?.id;
  if (subjectId === undefined) throw new Error('Nobody has logged in.');
  return openSession(tx, { kind: staff ? 'staff_session' : 'seller_session', subjectId, origin });
}
