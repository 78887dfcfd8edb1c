import { instantOf, instantOrNull, type RunSql } from '../../platform/db/sql.js';
import { readPage, type Page, type PageArgs } from '../../platform/graphql/connection.js';
import type { TokenKind } from './access-token.entity.js';

/** What is known of a token. The token itself is stored nowhere. */
export interface StoredToken {
  readonly id: string;
  readonly subjectId: string | null;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly ipAllowList: readonly string[];
  readonly createdById: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly lastUsedAt: Date | null;
  readonly revokedAt: Date | null;
}

type Instants = 'expiresAt' | 'lastUsedAt' | 'revokedAt';
type Row = Omit<StoredToken, Instants | 'createdAt'> & Readonly<Record<Instants, string | null>> & { readonly createdAt: string };

const COLUMNS = `id, subject_id as "subjectId", coalesce(name, '') as name, scopes, ip_allow_list as "ipAllowList", created_by_id as "createdById",
  created_at as "createdAt", expires_at as "expiresAt", last_used_at as "lastUsedAt", revoked_at as "revokedAt"`;

const tokenOf = (row: Row): StoredToken => ({
  ...row,
  createdAt: instantOf(row.createdAt),
  expiresAt: instantOrNull(row.expiresAt),
  lastUsedAt: instantOrNull(row.lastUsedAt),
  revokedAt: instantOrNull(row.revokedAt),
});

/** Every token of a kind there ever was, newest first; those of one owner, or of nobody. */
export function listTokens(sql: RunSql, args: PageArgs, owner: { kind: TokenKind; subjectId: string | null }): Promise<Page<StoredToken>> {
  const where = 'kind = $1 and subject_id is not distinct from $2::uuid';
  const values = [owner.kind, owner.subjectId];
  return readPage(args, {
    count: async () => Number((await sql<{ count: string }>(`select count(*) from access_token where ${where}`, values))[0]?.count ?? 0),
    rows: async ({ limit, after, offset }) => {
      const keyset = after ? 'and (created_at, id) < ($5, $6)' : '';
      const page = [limit, offset, ...(after ? [after.createdAt, after.id] : [])];
      const text = `select ${COLUMNS} from access_token where ${where} ${keyset} order by created_at desc, id desc limit $3 offset $4`;
      return (await sql<Row>(text, [...values, ...page])).map(tokenOf);
    },
  });
}

export async function storedToken(sql: RunSql, kind: TokenKind, id: string): Promise<StoredToken | undefined> {
  return (await sql<Row>(`select ${COLUMNS} from access_token where kind = $1 and id = $2`, [kind, id])).map(tokenOf)[0];
}
