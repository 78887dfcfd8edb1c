import { refuse } from '../../kernel/errors.js';
import { FieldChecks } from '../../kernel/field-checks.js';
import { hashPassword, isOutdated, passwordFits } from '../../platform/auth/passwords.js';
import type { RunSql } from '../../platform/db/sql.js';
import type { Services } from '../../platform/services.js';
import { SELLER_COLUMNS, sellerOf, type Seller, type SellerRow } from './seller.entity.js';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface LoginAttempt {
  readonly sql: RunSql;
  readonly services: Services;
  readonly ip: string;
}

/** VALIDATION_FAILED for texts that no account can have. */
export function checkCredentials(credentials: Credentials): void {
  const checks = new FieldChecks();
  checks.credentials(credentials);
  checks.settle();
}

/**
 * The seller whose e-mail and password these are. UNAUTHORIZED with INVALID_CREDENTIALS or ACCOUNT_INACTIVE,
 * RATE_LIMITED after too many failures. An unknown e-mail takes as long as a wrong password.
 */
export async function sellerByCredentials(attempt: LoginAttempt, credentials: Credentials): Promise<Seller> {
  const { sql, services, ip } = attempt;
  checkCredentials(credentials);
  const email = credentials.email.trim().toLowerCase();
  const [row] = await sql<SellerRow & { password_hash: string }>(`select ${SELLER_COLUMNS}, password_hash from seller where email = $1`, [
    email,
  ]);
  const fits = await services.loginGuard.guess({ ip, email }, () => passwordFits(row?.password_hash, credentials.password));
  if (!row || !fits) throw refuse('UNAUTHORIZED', { reason: 'INVALID_CREDENTIALS', message: 'The e-mail or the password is wrong.' });
  if (row.status !== 'active') throw refuse('UNAUTHORIZED', { reason: 'ACCOUNT_INACTIVE', message: 'The account is not active.' });
  if (isOutdated(row.password_hash)) {
    await sql('update seller set password_hash = $2 where id = $1', [row.id, await hashPassword(credentials.password)]);
  }
  return sellerOf(row);
}
