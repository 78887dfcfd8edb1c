import type { NotNull } from 'kysely';
import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, statement, type Named, type RowOf } from '../../platform/db/statement.js';
import { loaderBy } from '../../platform/work/loader.js';
import { db } from './access.tables.js';
import type { TokenKind } from './access-token.entity.js';

const findLive = statement(($: Named<{ id: string }>) =>
  db
    .selectFrom('accessToken')
    .select(['id', 'kind', 'subjectId', 'name', 'createdAt', 'expiresAt', 'deviceHash'])
    .where('id', '=', $.id)
    .where('kind', 'in', sessionKinds)
    .where('revokedAt', 'is', null)
    .$narrowType<{ kind: SessionTokenKind; subjectId: NotNull }>(),
);

export type LiveSession = RowOf<typeof findLive>;

/** Finds the live session with this credential id; undefined for tokens of other kinds. */
export const findSession = (sql: RunSql, id: string): Promise<LiveSession | undefined> => findLive.first(sql, { id });

/** What a person opens by logging in. */
export const sessionKinds = ['staff_session', 'seller_session', 'driver_session'] as const satisfies readonly TokenKind[];
type SessionTokenKind = (typeof sessionKinds)[number];

/** The kinds of sessions that an account can have: staff who are drivers also log in to the drivers' app. */
export const sessionsOf = (account: 'staff_session' | 'seller_session'): readonly SessionTokenKind[] =>
  account === 'staff_session' ? ['staff_session', 'driver_session'] : ['seller_session'];

const findLastSignIns = statement(($: Named<{ accountIds: readonly string[] }>) =>
  db
    .selectFrom('accessToken')
    .select(({ fn }) => ['subjectId as accountId', fn.max('createdAt').as('at')])
    .where('subjectId', '=', anyOf($.accountIds))
    .where('kind', 'in', sessionKinds)
    .groupBy('subjectId')
    .$narrowType<{ accountId: NotNull }>(),
);

/** When each account last signed in, as long as the session is kept. */
export const lastSignInLoader = loaderBy<string, RowOf<typeof findLastSignIns>>(
  (accountIds, { sql }) => findLastSignIns(sql, { accountIds }),
  ({ accountId }) => accountId,
);
