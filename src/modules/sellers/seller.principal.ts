import { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { PrincipalSource } from '../access/index.js';
import { db } from './sellers.tables.js';

const findStatus = statement(($: Named<{ id: string | null }>) => db.selectFrom('seller').select(['id', 'status']).where('id', '=', $.id));

/** A seller's own API token or session, with access to all of its shops. */
export const sellerPrincipal: PrincipalSource = async (sql, token) => {
  const seller = await findStatus.first(sql, { id: token.subjectId });
  if (!seller) throw refuse('UNAUTHORIZED');
  if (seller.status !== 'active') throw refuse('UNAUTHORIZED.inactive', {}, { reason: 'ACCOUNT_INACTIVE' });
  const actor = new Actor({ type: 'seller', id: seller.id, sellerId: seller.id, credentialId: token.id, scopes: token.scopes });
  return { actor, credentialId: token.id };
};
