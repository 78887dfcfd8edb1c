import type { NotNull } from 'kysely';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named, type RowOf } from '../../platform/db/statement.js';
import { db } from './access.tables.js';
import { sessionKinds, type SessionTokenKind } from './session-kinds.js';

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
