import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import { instantOf, instantOrNull } from '../../platform/db/sql.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { readPage, type PageArgs } from '../../platform/graphql/connection.js';
import type { Context } from '../../platform/graphql/context.js';
import { isUuid } from '../../platform/ids.js';
import { revokeToken } from '../access/index.js';

/** What is known of an ERP token. The token itself is stored nowhere. */
export interface ErpToken {
  readonly id: string;
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
type Row = Omit<ErpToken, Instants | 'createdAt'> & Readonly<Record<Instants, string | null>> & { readonly createdAt: string };

const ROWS = `
  select id, coalesce(name, '') as name, scopes, ip_allow_list as "ipAllowList", created_by_id as "createdById", created_at as "createdAt",
         expires_at as "expiresAt", last_used_at as "lastUsedAt", revoked_at as "revokedAt"
  from access_token where kind = 'erp'`;

const tokenOf = (row: Row): ErpToken => ({
  ...row,
  createdAt: instantOf(row.createdAt),
  expiresAt: instantOrNull(row.expiresAt),
  lastUsedAt: instantOrNull(row.lastUsedAt),
  revokedAt: instantOrNull(row.revokedAt),
});

/** Every ERP token there ever was, newest first. */
export async function listErpTokens({ sql, actor }: Context, args: PageArgs) {
  actor.require('token:create-erp');
  return readPage(args, {
    count: async () => Number((await sql<{ count: string }>(`select count(*) from access_token where kind = 'erp'`))[0]?.count ?? 0),
    rows: async ({ limit, after, offset }) => {
      const keyset = after ? 'and (created_at, id) < ($3, $4)' : '';
      const values = [limit, offset, ...(after ? [after.createdAt, after.id] : [])];
      return (await sql<Row>(`${ROWS} ${keyset} order by created_at desc, id desc limit $1 offset $2`, values)).map(tokenOf);
    },
  });
}

/** Ends a token by its id, for whoever has only the list. Ending it twice changes nothing. NOT_FOUND. */
export async function revokeErpToken(tx: Tx, actor: Actor, id: string): Promise<ErpToken> {
  actor.require('token:create-erp');
  const find = async (): Promise<ErpToken | undefined> => (await tx.sql<Row>(`${ROWS} and id = $1`, [id])).map(tokenOf)[0];
  if (!isUuid(id) || !(await find())) throw refuse('NOT_FOUND', { message: 'There is no such ERP token.' });
  await revokeToken(tx, id);
  const revoked = await find();
  if (!revoked) throw refuse('NOT_FOUND', { message: 'There is no such ERP token.' });
  return revoked;
}
