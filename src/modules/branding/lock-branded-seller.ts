import type { Actor } from '../../kernel/actor.js';
import { missing, refuse, refuseFields } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { lockSeller, type Seller } from '../sellers/index.js';

/** Sellers change their own branding and may omit the id; the operator must name the seller. SELLER_NOT_FOUND also for another seller's. */
export async function lockBrandedSeller(tx: Tx, actor: Actor, given: string | null): Promise<Seller> {
  const sellerId = given ?? actor.sellerId;
  if (sellerId === undefined) throw refuseFields([missing('sellerId')]);
  if (!actor.owns({ sellerId })) throw refuse('SELLER_NOT_FOUND');
  return lockSeller(tx, sellerId);
}
