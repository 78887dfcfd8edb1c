import { refuse } from '../../kernel/errors.js';
import { FieldChecks } from '../../kernel/field-checks.js';
import { hashPassword, isOutdated } from '../../platform/auth/passwords.js';
import { checkCredentials, type CredentialCheck } from '../two-factor/index.js';
import { SELLER_COLUMNS, sellerOf, type Seller, type SellerRow } from './seller.entity.js';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Of the authenticator app, or a recovery code, for accounts with two-factor login. */
  readonly code?: string | null;
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
export async function sellerByCredentials(attempt: CredentialCheck, credentials: Credentials): Promise<Seller> {
  const { sql } = attempt;
  assertCredentialLengths(credentials);
  const email = credentials.email.trim().toLowerCase();
  const [row] = await sql<SellerRow & { password_hash: string }>(`select ${SELLER_COLUMNS}, password_hash from seller where email = $1`, [
    email,
  ]);
  await checkCredentials(attempt, { ...credentials, email }, row);
  if (!row) throw new Error('Credentials of nobody were accepted.');
  if (row.status !== 'active') throw refuse('UNAUTHORIZED', { reason: 'ACCOUNT_INACTIVE', message: 'The account is not active.' });
  if (isOutdated(row.password_hash)) {
    await sql('update seller set password_hash = $2 where id = $1', [row.id, await hashPassword(credentials.password)]);
  }
  return sellerOf(row);
}
