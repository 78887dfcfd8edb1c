import { FieldChecks, refuse } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Context } from '../../platform/work/context.js';
import { findSession, useUpLinks, type TokenOrigin } from '../access/index.js';
import { securityNoticeMail, sendMail } from '../notifications/index.js';
import { checkPassword, setSellerPassword } from '../sellers/index.js';
import { replaceDriverSession } from './driver-sessions/replace-driver-session.js';
import { endCredentials, mailboxOf, ownAccount, type Account } from './own-account.js';
import { openSession, type OpenedSession, type SessionOwner } from './sessions.js';
import { setStaffPassword } from './staff-password.js';
import type { AuthServices } from '../../platform/auth/login-guard.js';

export interface CheckedChange {
  readonly account: Account;
  readonly newHash: string;
}

/** Verifies the current password and hashes the new one; slow, so call it before a transaction begins. */
export async function preparePassword(context: Context<AuthServices>, given: { current: string; wanted: string }): Promise<CheckedChange> {
  const checks = new FieldChecks();
  checkPassword(checks, given.wanted);
  checks.atMost('current', given.current, 1024);
  checks.settle();
  const account = await ownAccount(context);
  await provePassword(context, account, given.current);
  return { account, newHash: await context.services.passwords.hash(given.wanted) };
}

/** Verifies the password of the caller's own account. Wrong passwords count as failed logins. */
export async function provePassword(
  { services, caller }: Context<AuthServices>,
  { hash, email }: Account,
  password: string,
): Promise<void> {
  const fits = await services.loginGuard.guess({ ip: caller.ip, email }, () => services.passwords.fit(hash, password));
  if (!fits) throw wrongPassword();
}

/** Sets the password and ends all credentials obtained with the old one. API and ERP tokens end too, unless the owner keeps them. */
export async function changePassword(
  tx: Tx,
  { account, newHash, credentialId, endTokens, origin }: CheckedChange & { credentialId: string; endTokens: boolean; origin: TokenOrigin },
): Promise<{ owner: SessionOwner; session: OpenedSession }> {
  const { kind, id, hash } = account;
  // Of concurrent changes the first wins: the others verified a password that is no longer current.
  if (!(await setPassword(tx, account, { newHash, oldHash: hash }))) throw wrongPassword();
  const held = await findSession(tx.sql, credentialId);
  await endCredentials(tx, account, endTokens);
  await sendMail(tx, id, securityNoticeMail('password_changed', { name: account.name, at: tx.services.clock.now() }, mailboxOf(account)));
  const owner = { kind, subjectId: id, origin };
  const isDriver = held?.kind === 'driver_session';
  return { owner, session: await (isDriver ? replaceDriverSession(tx, held, origin) : openSession(tx, owner)) };
}

/** Stores the hash of a new password and invalidates mailed links for setting one. False when `oldHash` is not current. */
export async function setPassword(
  tx: Tx,
  { kind, id }: Pick<Account, 'kind' | 'id'>,
  { newHash, oldHash }: { newHash: string; oldHash?: string },
): Promise<boolean> {
  const changed =
    kind === 'staff_session'
      ? await setStaffPassword(tx.sql, id, { newHash, oldHash })
      : await setSellerPassword(tx.sql, id, { newHash, oldHash });
  if (changed) await useUpLinks(tx, id);
  return changed;
}

const wrongPassword = () => refuse('UNAUTHORIZED.wrongPassword', {}, { reason: 'INVALID_CREDENTIALS' });
