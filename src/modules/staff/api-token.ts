import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Page, PageArgs } from '../../platform/graphql/connection.js';
import type { Context } from '../../platform/work/context.js';
import { isUuid } from '../../platform/ids.js';
import { listTokens, revokeWithChildren, storedToken, type StoredToken } from '../access/index.js';

/** The API tokens of a seller, newest first: its own, or any seller's for callers who may create ERP tokens. SELLER_NOT_FOUND. */
export async function listApiTokens(
  { sql, actor }: Context,
  { sellerId, ...page }: PageArgs & { sellerId?: string | null },
): Promise<Page<StoredToken>> {
  const subjectId = actor.sellerId ?? sellerId ?? '';
  if (!isUuid(subjectId) || (sellerId != null && !actor.owns({ sellerId }))) throw refuse('SELLER_NOT_FOUND');
  return listTokens(sql, page, { kind: 'api', subjectId });
}

/** Revokes an API token by id, together with what was created with it. Idempotent. NOT_FOUND also for tokens of other sellers. */
export async function revokeApiToken(tx: Tx, actor: Actor, id: string): Promise<StoredToken> {
  const find = async () => (isUuid(id) ? await storedToken(tx.sql, 'api', id) : undefined);
  const found = await find();
  if (!found?.subjectId || !actor.owns({ sellerId: found.subjectId })) throw refuse('NOT_FOUND.apiToken');
  await revokeWithChildren(tx, [id]);
  return (await find()) ?? found;
}
