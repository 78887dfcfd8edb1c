import { sql } from 'kysely';
import { refuse } from '../../kernel/errors.js';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named, type RowOf } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Context } from '../../platform/work/context.js';
import { revokeOwnTokens, revokeTokensOf, sessionKinds, sessionsOf } from '../access/index.js';
import type { SessionKind } from './sessions.js';
import { db } from './staff.tables.js';

/** All accounts that log in with a password. */
const accounts = () =>
  db
    .selectFrom('staff')
    .select((eb) => ['id', eb.val<SessionKind>('staff_session').as('kind'), 'email', 'name', 'passwordHash as hash', 'active'])
    .unionAll(
      db
        .selectFrom('seller')
        .select((eb) => [
          'id',
          eb.val<SessionKind>('seller_session').as('kind'),
          'email',
          sql<string>`${eb.ref('firstName')} || ' ' || ${eb.ref('lastName')}`.as('name'),
          'passwordHash as hash',
          eb('status', '=', 'active').$castTo<boolean>().as('active'),
        ]),
    )
    .as('a');

const COLUMNS = ['a.kind', 'a.id', 'a.email', 'a.name', 'a.hash'] as const;

const findBySession = statement(($: Named<{ id: string }>) =>
  db
    .selectFrom('accessToken as t')
    .innerJoin(accounts(), 'a.id', 't.subjectId')
    .select(COLUMNS)
    .where('t.id', '=', $.id)
    .where('t.kind', 'in', sessionKinds)
    .where('t.revokedAt', 'is', null),
);

const findById = statement(($: Named<{ id: string }>) =>
  db.selectFrom(accounts()).select(COLUMNS).where('a.id', '=', $.id).where('a.active', '=', true),
);

const findByEmail = statement(($: Named<{ email: string }>) =>
  db.selectFrom(accounts()).select(COLUMNS).where('a.email', '=', $.email).where('a.active', '=', true),
);

export type Account = RowOf<typeof findBySession>;

/** The account of the calling session. FORBIDDEN for tokens, which have no password. */
export async function ownAccount({ sql: on, caller }: Context): Promise<Account> {
  const account = await findBySession.first(on, { id: caller.credentialId });
  if (!account) throw refuse('FORBIDDEN.needsSession');
  return account;
}

/** An account that can sign in. */
export const openAccount = (on: RunSql, by: { id: string } | { email: string }): Promise<Account | undefined> =>
  'id' in by ? findById.first(on, by) : findByEmail.first(on, by);

const lockStaff = statement(($: Named<{ id: string }>) => db.selectFrom('staff').select('id').where('id', '=', $.id).forNoKeyUpdate());
const lockSeller = statement(($: Named<{ id: string }>) => db.selectFrom('seller').select('id').where('id', '=', $.id).forNoKeyUpdate());

/** Blocks logins, session refreshes and changes of the account until the transaction ends. */
export const lockAccount = (tx: Tx, { kind, id }: Pick<Account, 'kind' | 'id'>): Promise<unknown> =>
  (kind === 'staff_session' ? lockStaff : lockSeller)(tx.sql, { id });

/** The e-mail recipient for an account. */
export const mailboxOf = ({ kind, email }: Pick<Account, 'kind' | 'email'>) =>
  ({ audience: kind === 'staff_session' ? 'operations' : 'seller', recipient: email }) as const;

const findShops = statement(($: Named<{ sellerId: string }>) => db.selectFrom('shop').select('id').where('sellerId', '=', $.sellerId));

/** Ends everything obtained with the old password: sessions, shop tokens and, if requested, API and ERP tokens. */
export async function endCredentials(tx: Tx, { kind, id }: Pick<Account, 'kind' | 'id'>, endTokens: boolean): Promise<void> {
  const shops = kind === 'seller_session' ? await findShops(tx.sql, { sellerId: id }) : [];
  // Sessions first: a session that is creating a token blocks this until the token exists and can be revoked.
  await revokeTokensOf(tx, sessionsOf(kind), [id]);
  await revokeTokensOf(tx, ['shop'], shops.map((shop) => shop.id)); // prettier-ignore
  if (endTokens) await revokeOwnTokens(tx, id);
}
