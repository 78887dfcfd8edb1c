import { refuse } from '../../kernel/errors.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { TokenOrigin } from '../access/index.js';
import { assertCredentialLengths, keepSellerPassword, sellerByCredentials, type Credentials, type Seller } from '../sellers/index.js';
import { checkCredentials, type CredentialCheck } from '../two-factor/index.js';
import { openSession, type OpenedSession } from './sessions.js';
import { keepStaffPassword } from './staff-password.js';
import { db, STAFF_COLUMNS, type Staff } from './staff.tables.js';

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
