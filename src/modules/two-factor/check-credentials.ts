import { refuse } from '../../kernel/errors.js';
import type { AuthServices } from '../../platform/auth/login-guard.js';
import { hasTwoFactor, useCode, type CodeCheck } from './check-code.js';

export interface CredentialCheck extends CodeCheck {
  readonly services: CodeCheck['services'] & AuthServices;
  readonly ip: string;
}

export interface GivenCredentials {
  /** In lower case. */
  readonly email: string;
  readonly password: string;
  /** Authenticator code or recovery code. */
  readonly code?: string | null;
}

/**
 * Authenticates an account by password and, if enabled, by a second factor. UNAUTHORIZED with INVALID_CREDENTIALS, TWO_FACTOR_REQUIRED
 * (the password was correct, a code is missing) or TWO_FACTOR_INVALID, which counts as a failed login; RATE_LIMITED.
 */
export async function checkCredentials(
  { sql, services, ip }: CredentialCheck,
  { email, password, code }: GivenCredentials,
  account: { readonly id: string; readonly passwordHash: string } | undefined,
): Promise<void> {
  let missing = false;
  let wrong = false;
  const isRight = async (): Promise<boolean> => {
    if (!(await services.passwords.fit(account?.passwordHash, password)) || !account) return false;
    if (!(await hasTwoFactor(sql, account.id))) return true;
    missing = !code?.trim();
    if (missing) return true;
    wrong = !(await useCode({ sql, services }, account.id, code ?? ''));
    return !wrong;
  };
  const right = await services.loginGuard.guess({ ip, email }, isRight);
  if (wrong) throw wrongCode();
  if (!right) throw wrongCredentials();
  if (missing) throw codeRequired();
}

export const wrongCredentials = () => refuse('UNAUTHORIZED.wrongLogin', {}, { reason: 'INVALID_CREDENTIALS' });

const codeRequired = () => refuse('UNAUTHORIZED.codeNeeded', {}, { reason: 'TWO_FACTOR_REQUIRED' });

export const wrongCode = () => refuse('UNAUTHORIZED.wrongCode', {}, { reason: 'TWO_FACTOR_INVALID' });
