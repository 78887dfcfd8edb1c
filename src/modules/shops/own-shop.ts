import type { Actor } from '../../kernel/actor.js';
import { normaliseDomain } from '../../kernel/domain-name.js';

/** A shop token acts for its own shop. If the request names another shop, it is rejected. */
export function namesOtherShop(actor: Actor, domain: string | null | undefined): boolean {
  if (!actor.shop || domain == null || domain.trim() === '') return false;
  return normaliseDomain(domain) !== actor.shop.domain;
}
