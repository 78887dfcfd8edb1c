import type { Actor } from '../../kernel/actor.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { lockShop } from './lock-shop.js';
import type { LocationPlan } from './location.rules.js';
import type { LocationUpdateInput } from './shop.types.js';
import { writeLocations } from './write-locations.js';

interface LocationChange {
  readonly mode: 'add' | 'update';
  readonly locations: readonly LocationUpdateInput[];
  readonly shopDomain: string | null | undefined;
}

/**
 * Adds or updates locations, all or nothing. LOCATION_EXISTS for an existing refId with other content, LOCATION_NOT_FOUND for an unknown one,
 * DUPLICATE_REF_NAME.
 */
export async function changeLocations(tx: Tx, actor: Actor, { mode, locations, shopDomain }: LocationChange): Promise<LocationPlan> {
  const shop = await lockShop(tx, actor, shopDomain);
  return writeLocations(tx, shop.id, { mode, locations, path: '' });
}
