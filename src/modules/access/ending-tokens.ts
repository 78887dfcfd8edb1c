import { sql as raw } from 'kysely';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named, type RowOf } from '../../platform/db/statement.js';
import { db } from './access.tables.js';

const BATCH = 200;

const markEnding = statement(($: Named<{ now: Date; until: Date }>) =>
  db
    .updateTable('accessToken')
    .set({ endToldAt: $.now })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('accessToken')
        .select('id')
        .where('kind', 'in', ['api', 'erp'])
        .where('revokedAt', 'is', null)
        .where('endToldAt', 'is', null)
        .where('expiresAt', '>', $.now)
        .where('expiresAt', '<=', $.until)
        .where(raw<boolean>`expires_at > created_at + interval '8 days'`)
        .orderBy('expiresAt')
        .limit(BATCH)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'kind', 'name', 'expiresAt', 'lastUsedAt', 'subjectId', 'createdById']),
);

export type EndingToken = RowOf<typeof markEnding>;

/**
 * Tokens of programs that end until then, at most 200, each returned once: the caller notifies their makers. Of one that was made for a week
 * its maker knows that it ends.
 */
export const takeEndingTokens = (on: RunSql, span: { now: Date; until: Date }): Promise<EndingToken[]> => markEnding(on, span);
