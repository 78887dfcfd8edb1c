import type { Actor } from '../../kernel/actor.js';
import { normaliseDomain } from '../../kernel/domain-name.js';
import { refuse } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { namesOtherShop, NO_SUCH_SHOP } from './own-shop.js';
import { SHOP_COLUMNS, type Shop } from './shop.entity.js';

/** The shop of a shop token, or the named shop of a seller, locked until the end of the transaction. */
export async function lockShop(tx: Tx, actor: Actor, domain: string | null | undefined): Promise<Shop> {
  if (namesOtherShop(actor, domain)) throw refuse('NOT_FOUND', NO_SUCH_SHOP);
  const [shop] = actor.shopId
    ? await tx.sql<Shop>(`select ${SHOP_COLUMNS} from shop where id = $1 for update`, [actor.shopId])
    : await tx.sql<Shop>(`select ${SHOP_COLUMNS} from shop where domain = $1 for update`, [normaliseDomain(domain ?? '')]);
  if (!shop || !actor.owns({ sellerId: shop.sellerId, shopId: shop.id })) throw refuse('NOT_FOUND', NO_SUCH_SHOP);
  return shop;
}
