import { refuse } from '../../kernel/errors.js';
import type { Context } from '../../platform/graphql/context.js';
import { isUuid } from '../../platform/ids.js';
import type { Seller } from './seller.row.js';
import { sellerLoader } from './seller.loader.js';

/** SELLER_NOT_FOUND also for sellers outside the caller's scope, so that ids cannot be probed. */
export async function sellerById(context: Context, id: string): Promise<Seller> {
  context.actor.require('seller:read');
  const seller = isUuid(id) ? await context.load(sellerLoader, id) : null;
  if (!seller || !context.actor.owns({ sellerId: seller.id })) throw refuse('SELLER_NOT_FOUND');
  return seller;
}
