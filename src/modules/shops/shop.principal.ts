import { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import type { PrincipalSource } from '../access/index.js';

interface ShopRow {
  readonly id: string;
  readonly domain: string;
  readonly activated: boolean;
  readonly seller_id: string;
  readonly seller_status: string;
}

export const shopPrincipal: PrincipalSource = async (sql, token) => {
  const [shop] = await sql<ShopRow>(
    `select shop.id, domain, activated, seller_id, seller.status as seller_status
     from shop join seller on seller.id = shop.seller_id where shop.id = $1`,
    [token.subjectId],
  );
  if (!shop) throw refuse('UNAUTHORIZED');
  if (shop.seller_status !== 'active') throw refuse('UNAUTHORIZED', { reason: 'ACCOUNT_INACTIVE', message: 'The account is not active.' });
  return {
    actor: new Actor({
      type: 'shop',
      id: shop.id,
      sellerId: shop.seller_id,
      shop: { id: shop.id, domain: shop.domain, activated: shop.activated },
    }),
    // Limits and idempotency keys belong to the shop, not to whichever of its tokens is used.
    credentialId: shop.id,
  };
};
