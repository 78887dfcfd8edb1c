import type { Actor } from '../../kernel/actor.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { lockShop } from './lock-shop.js';
import type { LocationPlan } from './location.rules.js';
import type { LocationUpdateInput } from './shop.types.js';
import { writeLocations } from './write-locations.js';

/** Adds locations, all or nothing. LOCATION_EXISTS for an existing refId with other content, DUPLICATE_REF_NAME. */
export async function addLocations(
  tx: Tx,
  actor: Actor,
  locations: readonly LocationUpdateInput[],
  shopDomain?: string | null,
): Promise<LocationPlan> {
  const shop = await lockShop(tx, actor, shopDomain);
  return writeLocations(tx, shop.id, { mode: 'add', locations, path: '' });
}

/** Updates existing locations, all or nothing. LOCATION_NOT_FOUND for an unknown refId. */
export async function updateLocations(
  tx: Tx,
  actor: Actor,
  locations: readonly LocationUpdateInput[],
  shopDomain?: string | null,
): Promise<LocationPlan> {
  const shop = await lockShop(tx, actor, shopDomain);
  return writeLocations(tx, shop.id, { mode: 'update', locations, path: '' });
}
