import { refuse, FieldChecks } from '../../kernel/errors.js';
import { statement, type Named } from '../../platform/db/statement.js';
import { checkCredentials, type CredentialCheck } from '../two-factor/index.js';
import { SELLER_COLUMNS, sellerOf, type Seller } from './seller.row.js';
import { passwordHashOf, setSellerPassword } from './seller-password.js';
import { db } from './sellers.tables.js';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Authenticator code or recovery code, for accounts with two-factor login. */
  readonly code?: string | null;
}

/** An authenticated seller, and the password hash that was verified. */
export interface ProvenSeller {
  readonly seller: Seller;
  readonly passwordHash: string;
}

/** VALIDATION_FAILED for texts longer than any account's, before anything is looked up, counted or hashed. */
export function assertCredentialLengths(credentials: Credentials): void {
  const checks = new FieldChecks();
  checks.credentials(credentials);
  checks.settle();
}

const findByEmail = statement(($: Named<{ email: string }>) =>
  db.selectFrom('seller').select(SELLER_COLUMNS).select('passwordHash').where('email', '=', $.email),
);

/**
 * Authenticates a seller by e-mail and password. UNAUTHORIZED with INVALID_CREDENTIALS, TWO_FACTOR_REQUIRED, TWO_FACTOR_INVALID or
 * ACCOUNT_INACTIVE; RATE_LIMITED after too many failures. An unknown e-mail takes as long as a wrong password.
 */
export async function sellerByCredentials(attempt: CredentialCheck, credentials: Credentials): Promise<ProvenSeller> {
  const { sql } = attempt;
  assertCredentialLengths(credentials);
  const email = credentials.email.trim().toLowerCase();
  const found = await findByEmail.first(sql, { email });
  await checkCredentials(attempt, { ...credentials, email }, found);
  if (!found) throw new Error('Credentials of an unknown seller were accepted.');
  const { passwordHash, ...row } = found;
  if (row.status !== 'active') throw refuse('UNAUTHORIZED.inactive', {}, { reason: 'ACCOUNT_INACTIVE' });
  return { seller: sellerOf(row), passwordHash: await renewedHash(attempt, { id: row.id, passwordHash }, credentials.password) };
}

/** Returns the stored hash of a verified password, rehashed if it uses outdated parameters. */
async function renewedHash(
  { sql, services: { passwords } }: CredentialCheck,
  { id, passwordHash: stored }: { id: string; passwordHash: string },
  password: string,
): Promise<string> {
  if (!passwords.isOutdated(stored)) return stored;
  const renewed = await passwords.hash(password);
  // Do not overwrite a password changed in the meantime; a concurrent login may have rehashed it already.
  if (await setSellerPassword(sql, id, { newHash: renewed, oldHash: stored })) return renewed;
  const current = await passwordHashOf(sql, id);
  return current !== undefined && (await passwords.fit(current, password)) ? current : stored;
}
