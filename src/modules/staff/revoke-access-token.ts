import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import { sha256 } from '../../platform/auth/secrets.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { revokeToken, revokeWithChildren } from '../access/index.js';

/** Whoever holds a token may end it, if it is their own or they are a super administrator. */
export async function revokeAccessToken(tx: Tx, actor: Actor, token: string): Promise<boolean> {
  if (actor.type === 'public') throw refuse('UNAUTHORIZED');
  const [row] = await tx.sql<{ id: string; kind: string; subject_id: string | null }>(
    'select id, kind, subject_id from access_token where hash = $1',
    [sha256(token)],
  );
  // A shop is not its seller: it ends its own tokens only.
  const ownIds = actor.shopId ? [actor.shopId] : [actor.id, actor.sellerId];
  const mayRevoke = row && (actor.can('token:create-erp') || ownIds.includes(row.subject_id ?? row.id));
  if (!mayRevoke) throw refuse('NOT_FOUND', { message: 'There is no such token of yours.' });
  // A session that ends leaves the tokens that were made in it, as a logout does.
  return row.kind.endsWith('session') ? revokeToken(tx, row.id) : (await revokeWithChildren(tx, [row.id])) > 0;
}
