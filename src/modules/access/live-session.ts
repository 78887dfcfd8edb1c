import type { NotNull } from 'kysely';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named, type RowOf } from '../../platform/db/statement.js';
import { db } from './access.tables.js';

const findLive = statement(($: Named<{ id: string }>) =>
  db
    .selectFrom('accessToken')
    .select(['id', 'kind', 'subjectId', 'createdAt', 'expiresAt'])
    .where('id', '=', $.id)
    .where('kind', 'in', ['staff_session', 'seller_session'])
    .where('revokedAt', 'is', null)
    .$narrowType<{ kind: 'staff_session' | 'seller_session'; subjectId: NotNull }>(),
);

/** Finds the live session with this credential id; undefined for tokens of other kinds. */
export const findSession = (sql: RunSql, id: string): Promise<RowOf<typeof findLive> | undefined> => findLive.first(sql, { id });
