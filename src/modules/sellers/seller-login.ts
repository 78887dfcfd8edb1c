import { refuse } from '../../kernel/errors.js';
import { FieldChecks } from '../../kernel/field-checks.js';
import { checkCredentials, type CredentialCheck } from '../two-factor/index.js';
import { SELLER_COLUMNS, sellerOf, type Seller, type SellerRow } from './seller.entity.js';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Of the authenticator app, or a recovery code, for accounts with two-factor login. */
  readonly code?: string | null;
}

/** A seller who has just logged in, and the hash of the password that was checked. */
export interface ProvenSeller {
  readonly seller: Seller;
  readonly passwordHash: string;
}

/** VALIDATION_FAILED for texts longer than any account has: nothing is looked up, counted or hashed for those. */
export function assertCredentialLengths(credentials: Credentials): void {
  const checks = new FieldChecks();
  checks.credentials(credentials);
  checks.settle();
}

/**
 * The seller whose e-mail and password these are. UNAUTHORIZED with INVALID_CREDENTIALS, TWO_FACTOR_REQUIRED, TWO_FACTOR_INVALID or
 * ACCOUNT_INACTIVE, RATE_LIMITED after too many failures. An unknown e-mail takes as long as a wrong password.
 */
export async function sellerByCredentials(attempt: CredentialCheck, credentials: Credentials): Promise<ProvenSeller> {
  const { sql } = attempt;
  assertCredentialLengths(credentials);
  const email = credentials.email.trim().toLowerCase();
  const [row] = await sql<SellerRow & { password_hash: string }>(`select ${SELLER_COLUMNS}, password_hash from seller where email = $1`, [
    email,
  ]);
  await checkCredentials(attempt, { ...credentials, email }, row);
  if (!row) throw new Error('Credentials of nobody were accepted.');
  if (row.status !== 'active') throw refuse('UNAUTHORIZED', { reason: 'ACCOUNT_INACTIVE', message: 'The account is not active.' });
  return { seller: sellerOf(row), passwordHash: await renewedHash(attempt, row, credentials.password) };
}

/** The stored hash of a password that fits, made anew when it was made with other parameters than today's. */
async function renewedHash(
  { sql, services: { passwords } }: CredentialCheck,
  { id, password_hash: stored }: SellerRow & { password_hash: string },
  password: string,
): Promise<string> {
  if (!passwords.isOutdated(stored)) return stored;
  const renewed = await passwords.hash(password);
  // A password that was changed meanwhile stays changed; another login may have renewed the hash.
  const written = await sql('update seller set password_hash = $2 where id = $1 and password_hash = $3 returning id', [
    id,
    renewed,
    stored,
  ]);
  if (written.length > 0) return renewed;
  const [current] = await sql<{ hash: string }>('select password_hash as hash from seller where id = $1', [id]);
  return current && (await passwords.fit(current.hash, password)) ? current.hash : stored;
}
