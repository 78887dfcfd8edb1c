import { FieldChecks } from '../../kernel/field-checks.js';
import { refuse } from '../../kernel/errors.js';
import { hashPassword, passwordFits } from '../../platform/auth/passwords.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Context } from '../../platform/graphql/context.js';
import { revokeTokensOf } from '../access/index.js';
import { checkPassword } from '../sellers/index.js';
import { openSession, type OpenedSession, type SessionKind, type SessionOwner } from './sessions.js';

interface Account {
  readonly kind: SessionKind;
  readonly id: string;
  readonly email: string;
  readonly hash: string;
}

export interface CheckedChange {
  readonly account: Account;
  readonly newHash: string;
}

const ACCOUNT = `
  select t.kind, a.id, a.email, a.password_hash as hash
  from access_token t join (select id, email, password_hash from staff union all select id, email, password_hash from seller) a on a.id = t.subject_id
  where t.id = $1 and t.kind in ('staff_session', 'seller_session') and t.revoked_at is null`;

/** The slow part, before a transaction begins: whose password it is, that the caller knows it, and the hash of the new one. */
export async function preparePassword(context: Context, given: { current: string; wanted: string }): Promise<CheckedChange> {
  const checks = new FieldChecks();
  checkPassword(checks, given.wanted);
  checks.atMost('current', given.current, 1024);
  checks.settle();
  const { sql, services, caller } = context;
  const [account] = await sql<Account>(ACCOUNT, [caller.credentialId]);
  if (!account) throw refuse('FORBIDDEN', { message: 'Passwords are changed in a session, by those who log in with them.' });
  const { hash, email } = account;
  const fits = await services.loginGuard.guess({ ip: caller.ip, email }, () => passwordFits(hash, given.current));
  if (!fits) throw refuse('UNAUTHORIZED', { reason: 'INVALID_CREDENTIALS', message: 'The current password is wrong.' });
  return { account, newHash: await hashPassword(given.wanted) };
}

/** Sets the password and ends every session of the account, and the tokens of a seller's shops, which were given for the old one. */
export async function changePassword(
  tx: Tx,
  { account, newHash }: CheckedChange,
): Promise<{ owner: SessionOwner; session: OpenedSession }> {
  const { kind, id, hash } = account;
  const table = kind === 'staff_session' ? 'staff' : 'seller';
  const now = tx.services.clock.now();
  // Of several changes at once the first one counts: the others knew a password that is no longer the current one.
  const changed = await tx.sql(
    `update ${table} set password_hash = $3, updated_at = $4 where id = $1 and password_hash = $2 returning id`,
    [id, hash, newHash, now],
  );
  if (changed.length === 0) throw refuse('UNAUTHORIZED', { reason: 'INVALID_CREDENTIALS', message: 'The current password is wrong.' });
  const shops = kind === 'seller_session' ? await tx.sql<{ id: string }>('select id from shop where seller_id = $1', [id]) : [];
  await revokeTokensOf(tx, kind, [id]);
  await revokeTokensOf(tx, 'shop', shops.map((shop) => shop.id)); // prettier-ignore
  const owner = { kind, subjectId: id };
  return { owner, session: await openSession(tx, owner) };
}
