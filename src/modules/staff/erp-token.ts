import { refuse } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Page, PageArgs } from '../../platform/graphql/connection.js';
import type { Context } from '../../platform/work/context.js';
import { isUuid } from '../../platform/ids.js';
import { listTokens, revokeWithChildren, storedToken, type StoredToken } from '../access/index.js';

/** All ERP tokens, including revoked ones, newest first. */
export async function listErpTokens({ sql }: Context, args: PageArgs): Promise<Page<StoredToken>> {
  return listTokens(sql, args, { kind: 'erp', subjectId: null });
}

/** Revokes a token by id, for callers who do not have its secret. Idempotent. NOT_FOUND. */
export async function revokeErpToken(tx: Tx, id: string): Promise<StoredToken> {
  const find = async () => (isUuid(id) ? await storedToken(tx.sql, 'erp', id) : undefined);
  const found = await find();
  if (!found) throw refuse('NOT_FOUND.erpToken');
  await revokeWithChildren(tx, [id]);
  return (await find()) ?? found;
}
