import { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { PrincipalSource } from '../access/index.js';
import { db } from './shops.tables.js';

const findShop = statement(($: Named<{ id: string | null }>) =>
  db
    .selectFrom('shop')
    .innerJoin('seller', 'seller.id', 'shop.sellerId')
    .select([
      'shop.id',
      'shop.domain',
      'shop.activated',
      'shop.mode',
      'shop.clockAheadMs',
      'shop.sellerId',
      'seller.status as sellerStatus',
    ])
    .where('shop.id', '=', $.id),
);

export const shopPrincipal: PrincipalSource = async (sql, token) => {
  const shop = await findShop.first(sql, { id: token.subjectId });
  if (!shop) throw refuse('UNAUTHORIZED');
  if (shop.sellerStatus !== 'active') throw refuse('UNAUTHORIZED.inactive', {}, { reason: 'ACCOUNT_INACTIVE' });
  return {
    actor: new Actor({
      type: 'shop',
      id: shop.id,
      sellerId: shop.sellerId,
      shop: { id: shop.id, domain: shop.domain, activated: shop.activated, isTest: shop.mode === 'test', clockAheadMs: shop.clockAheadMs },
    }),
    // Rate limits and idempotency keys apply per shop, not per token.
    credentialId: shop.id,
  };
};
