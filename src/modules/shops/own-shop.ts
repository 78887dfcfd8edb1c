import type { Actor } from '../../kernel/actor.js';
import { normaliseDomain } from '../../kernel/domain-name.js';
import { shopNotActivated } from '../../kernel/errors.js';
import type { DomainSettings } from '../../kernel/settings.js';

/** A shop token acts for its own shop. If the request names another shop, it is rejected. */
export function namesOtherShop(actor: Actor, domain: string | null | undefined): boolean {
  if (!actor.shop || domain == null || domain.trim() === '') return false;
  return normaliseDomain(domain) !== actor.shop.domain;
}

/** Where the operator lets only activated shops order: UNAUTHORIZED, SHOP_NOT_ACTIVATED for another one. */
export function requireActivation(
  shop: { readonly activated: boolean } | undefined,
  { requireActivationForOrders }: Pick<DomainSettings, 'requireActivationForOrders'>,
): void {
  if (shop && !shop.activated && requireActivationForOrders) throw shopNotActivated();
}
