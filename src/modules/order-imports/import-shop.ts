import type { Actor } from '../../kernel/actor.js';
import { fieldError, invalid, problem, refuse, refuseAt, refuseFields } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { isUuid } from '../../platform/ids.js';
import { sellersById } from '../sellers/index.js';
import { ensureManualShop, locationsOf, namesOtherShop, shopByDomain, type Shop } from '../shops/index.js';
import type { DraftContent } from '../order-drafts/index.js';

interface Given {
  readonly sellerId?: string | null;
  readonly shopDomain?: string | null;
}

/** The shop that an import belongs to: the named one, a shop's own, or the one for orders of no store. SELLER_NOT_FOUND. */
export async function importShop(tx: Tx, actor: Actor, { sellerId, shopDomain }: Given): Promise<Shop> {
  const domain = shopDomain?.trim() || actor.shop?.domain;
  if (domain === undefined) return ensureManualShop(tx, await givenSeller(tx, actor, sellerId));
  const shop = namesOtherShop(actor, domain) ? undefined : await shopByDomain(tx.sql, domain);
  const isTheirs = shop !== undefined && actor.owns({ sellerId: shop.sellerId, shopId: shop.id });
  if (!isTheirs || (sellerId != null && sellerId !== shop.sellerId)) throw refuseFields([invalid('shopDomain', 'notSellersShop')]);
  return shop;
}

async function givenSeller(tx: Tx, actor: Actor, sellerId: string | null | undefined): Promise<string> {
  const id = sellerId ?? actor.sellerId;
  if (id === undefined) throw refuseFields([fieldError('sellerId', 'MISSING_FIELD', problem('requiredUnlessShop'))]);
  if (!isUuid(id) || !actor.owns({ sellerId: id }) || (await sellersById(tx.sql, [id])).length === 0) throw refuse('SELLER_NOT_FOUND');
  return id;
}

/** Where the parcels of an import begin, if the request does not say. MISSING_FIELD if nothing is known. */
export async function usualOrigin(tx: Tx, shop: Shop): Promise<DraftContent['origin']> {
  const [location] = (await locationsOf(tx.sql, { shopId: shop.id })).toSorted((left, right) => left.refName.localeCompare(right.refName));
  const origin = location ?? (await sellersById(tx.sql, [shop.sellerId]))[0]?.address;
  if (!origin) throw refuseAt('defaults.origin', 'MISSING_FIELD.importOrigin');
  const { address, city, state, countryCode, country, zip, lat, lng } = origin;
  return { address, city, state, countryCode, country, zip, lat, lng };
}
