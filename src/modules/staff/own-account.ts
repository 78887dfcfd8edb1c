import { refuse } from '../../kernel/errors.js';
import type { RunSql } from '../../platform/db/sql.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Context } from '../../platform/graphql/context.js';
import { revokeTokensOf } from '../access/index.js';
import { accountTable, type SessionKind } from './sessions.js';

export interface Account {
  readonly kind: SessionKind;
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly hash: string;
}

/** Everybody who logs in with a password. */
export const ACCOUNTS = `(
  select id, 'staff_session' as kind, email, name, password_hash as hash, active from staff
  union all select id, 'seller_session', email, first_name || ' ' || last_name, password_hash, status = 'active' from seller)`;

const COLUMNS = 'a.kind, a.id, a.email, a.name, a.hash';

/** The account whose session asks. FORBIDDEN for tokens, which have no password. */
export async function ownAccount({ sql, caller }: Context): Promise<Account> {
  const [account] = await sql<Account>(
    `select ${COLUMNS} from access_token t join ${ACCOUNTS} a on a.id = t.subject_id
      where t.id = $1 and t.kind in ('staff_session', 'seller_session') and t.revoked_at is null`,
    [caller.credentialId],
  );
  if (!account) throw refuse('FORBIDDEN', { message: 'This is for sessions: log in with e-mail and password. Tokens cannot do it.' });
  return account;
}

/** An account that may log in. */
export async function openAccount(sql: RunSql, by: { id: string } | { email: string }): Promise<Account | undefined> {
  const [column, value] = 'id' in by ? (['id', by.id] as const) : (['email', by.email] as const);
  const [account] = await sql<Account>(`select ${COLUMNS} from ${ACCOUNTS} a where a.${column} = $1 and a.active`, [value]);
  return account;
}

/** Holds up logins, refreshed sessions and changes of the account until the transaction ends. */
export const lockAccount = (tx: Tx, { kind, id }: Pick<Account, 'kind' | 'id'>): Promise<unknown> =>
  tx.sql(`select 1 from ${accountTable(kind)} where id = $1 for no key update`, [id]);

/** Where mails to the owner of an account go. */
export const mailboxOf = ({ kind, email }: Pick<Account, 'kind' | 'email'>) =>
  ({ audience: kind === 'staff_session' ? 'operations' : 'seller', recipient: email }) as const;

const LIVE_TOKENS = `
  from access_token where revoked_at is null and (expires_at is null or expires_at > $2)
   and ((kind = 'api' and subject_id = $1) or (kind = 'erp' and created_by_id = $1))`;

export interface OwnToken {
  readonly id: string;
  readonly name: string;
  readonly kind: 'api' | 'erp';
  readonly lastUsedAt: string | null;
}

/** Nobody reads a longer list, and the question is whether there are any. */
const MOST_TOKENS = 500;

/** The live API tokens of a seller, or the ERP tokens that a member of staff made: what a new password can end. */
export const ownTokens = (sql: RunSql, accountId: string, now: Date): Promise<OwnToken[]> =>
  sql<OwnToken>(
    `select id, coalesce(name, '') as name, kind, last_used_at as "lastUsedAt" ${LIVE_TOKENS} order by created_at desc, id desc limit ${MOST_TOKENS}`,
    [accountId, now],
  );

/** What was proven by the old password ends with it: sessions, tokens of shops and, if wanted, API and ERP tokens. */
export async function endCredentials(tx: Tx, { kind, id }: Pick<Account, 'kind' | 'id'>, endTokens: boolean): Promise<void> {
  const shops = kind === 'seller_session' ? await tx.sql<{ id: string }>('select id from shop where seller_id = $1', [id]) : [];
  // Sessions first: one that is making a token holds this up until the token is there to be ended.
  await revokeTokensOf(tx, kind, [id]);
  await revokeTokensOf(tx, 'shop', shops.map((shop) => shop.id)); // prettier-ignore
  if (!endTokens) return;
  const now = tx.services.clock.now();
  await tx.sql(`update access_token set revoked_at = $2 where id in (select id ${LIVE_TOKENS})`, [id, now]);
  tx.afterCommit(() => tx.services.access.forget());
}
