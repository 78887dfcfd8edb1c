import type { Actor } from '../../kernel/actor.js';
import { fieldError, invalid, problem, refuse, refuseFields } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { isUuid } from '../../platform/ids.js';
import { sellersById } from '../sellers/index.js';
import { shopByDomain } from '../shops/index.js';
import type { DraftContent } from './draft-content.js';

export interface DraftOwner {
  readonly sellerId: string;
  readonly shopId: string | null;
}

interface Given {
  readonly sellerId?: string | null | undefined;
  readonly content: DraftContent;
}

/** The seller and shop that a draft belongs to: that of the shop that its content names. SELLER_NOT_FOUND. */
export async function ownerOf(tx: Tx, actor: Actor, { sellerId, content }: Given): Promise<DraftOwner> {
  const domain = content.order?.shopDomain;
  if (domain != null) return ownerByShop(tx, actor, { domain, sellerId });
  const owner = actor.sellerId ?? sellerId;
  if (owner == null) throw refuseFields([fieldError('sellerId', 'MISSING_FIELD', problem('requiredUnlessDraftShop'))]);
  await assertSeller(tx, actor, sellerId ?? owner);
  return { sellerId: owner, shopId: null };
}

async function ownerByShop(
  tx: Tx,
  actor: Actor,
  { domain, sellerId }: { domain: string; sellerId: string | null | undefined },
): Promise<DraftOwner> {
  const shop = await shopByDomain(tx.sql, domain);
  const isTheirs = shop !== undefined && actor.owns({ sellerId: shop.sellerId, shopId: shop.id });
  if (!isTheirs || (sellerId != null && sellerId !== shop.sellerId))
    throw refuseFields([invalid('content.order.shopDomain', 'notSellersShop')]);
  return { sellerId: shop.sellerId, shopId: shop.id };
}

async function assertSeller(tx: Tx, actor: Actor, sellerId: string): Promise<void> {
  const isKnown = isUuid(sellerId) && actor.owns({ sellerId }) && (await sellersById(tx.sql, [sellerId])).length > 0;
  if (!isKnown) throw refuse('SELLER_NOT_FOUND');
}
