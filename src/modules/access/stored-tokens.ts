import type { RunSql } from '../../platform/db/sql.js';
import { runOnce, statement, type Named, type RowOf } from '../../platform/db/statement.js';
import { readPage, type Page, type PageArgs } from '../../platform/graphql/connection.js';
import { db } from './access.tables.js';
import type { TokenKind } from './access-token.entity.js';

const selectToken = () =>
  db
    .selectFrom('accessToken')
    .select(['id', 'subjectId', 'scopes', 'ipAllowList', 'createdById', 'createdAt', 'expiresAt', 'lastUsedAt', 'revokedAt'])
    .select((eb) => eb.fn.coalesce('name', eb.val('')).as('name'));

const findToken = statement(($: Named<{ kind: TokenKind; id: string }>) => selectToken().where('kind', '=', $.kind).where('id', '=', $.id));

/** A token as stored, without the secret itself. */
export type StoredToken = RowOf<typeof findToken>;

interface Owner {
  readonly kind: TokenKind;
  /** Null for tokens that act for the operator. */
  readonly subjectId: string | null;
}

const countTokens = statement(($: Named<Owner>) =>
  db
    .selectFrom('accessToken')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('kind', '=', $.kind)
    .where('subjectId', 'is not distinct from', $.subjectId),
);

/** Lists all tokens of a kind, newest first, live or not; those of one owner, or those without an owner. */
export function listTokens(sql: RunSql, args: PageArgs, owner: Owner): Promise<Page<StoredToken>> {
  return readPage(args, {
    count: async () => Number((await countTokens.first(sql, owner))?.count ?? 0),
    rows: ({ limit, after, offset }) => {
      const page = selectToken()
        .where('kind', '=', owner.kind)
        .where('subjectId', 'is not distinct from', owner.subjectId)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset);
      const isBefore = after && page.where((eb) => eb(eb.refTuple('createdAt', 'id'), '<', eb.tuple(after.createdAt, after.id)));
      return runOnce(sql, isBefore ?? page);
    },
  });
}

export const storedToken = (sql: RunSql, kind: TokenKind, id: string): Promise<StoredToken | undefined> =>
  findToken.first(sql, { kind, id });
