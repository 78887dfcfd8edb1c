import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import { sha256 } from '../../platform/auth/secrets.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { revokeToken, revokeWithChildren } from '../access/index.js';
import { db } from './staff.tables.js';

const findByHash = statement(($: Named<{ hash: Buffer }>) =>
  db.selectFrom('accessToken').select(['id', 'kind', 'subjectId']).where('hash', '=', $.hash),
);

/** Revokes a token by its secret; the caller must own it or be a super administrator. */
export async function revokeAccessToken(tx: Tx, actor: Actor, token: string): Promise<boolean> {
  if (actor.type === 'public') throw refuse('UNAUTHORIZED');
  const row = await findByHash.first(tx.sql, { hash: sha256(token) });
  // A shop is not its seller: it can revoke its own tokens only.
  const ownIds = actor.shopId ? [actor.shopId] : [actor.id, actor.sellerId];
  const mayRevoke = row && (actor.can('token:create-erp') || ownIds.includes(row.subjectId ?? row.id));
  if (!mayRevoke) throw refuse('NOT_FOUND.ownToken');
  // Ending a session keeps the tokens created in it, as a logout does.
  return row.kind.endsWith('session') ? revokeToken(tx, row.id) : (await revokeWithChildren(tx, [row.id])) > 0;
}
