import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import type { Holder } from '../../platform/auth/principal.js';
import type { RunSql } from '../../platform/db/sql.js';
import { tokenOf } from '../access/index.js';
import type { OrderImport, RequestedBy } from './order-import.entity.js';
import type { ImportContext } from './services.js';

export async function requestedBy(sql: RunSql, actor: Actor): Promise<RequestedBy> {
  const tokenId = await tokenOf(sql, actor);
  const { type, id, sellerId } = actor;
  return { type, id, ...(sellerId !== undefined && { sellerId }), ...(tokenId !== null && { tokenId }) };
}

/**
 * The actor of what a worker does for an import: who asked, with its rights as they are now. FORBIDDEN once its token has ended or its
 * account may not log in.
 */
export async function requesterNow({ sql, services }: ImportContext, found: OrderImport): Promise<Actor> {
  const holder = holderOf(found.requestedBy);
  const actor = holder && (await services.access.actorNow(sql, holder));
  if (actor) return actor;
  throw refuse('FORBIDDEN.importStarterStopped');
}

function holderOf({ type, id, sellerId, tokenId }: RequestedBy): Holder | undefined {
  if (tokenId !== undefined) return { tokenId };
  if (id === null) return undefined;
  if (type === 'shop') return { shopId: id };
  return sellerId === undefined ? { staffId: id } : { sellerId };
}
