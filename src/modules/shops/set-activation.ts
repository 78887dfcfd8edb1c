import type { Actor } from '../../kernel/actor.js';
import type { FieldWarning } from '../../kernel/field-warnings.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Location, Shop } from './shop.row.js';
import { lockShop } from './lock-shop.js';
import { db } from './shops.tables.js';
import { writeLocations } from './write-locations.js';
import type { ActivationInput } from './shop.types.js';

const activate = statement(($: Named<{ id: string; activated: boolean }>) =>
  db.updateTable('shop').set({ activated: $.activated }).where('id', '=', $.id),
);

/** Activates or deactivates shipping, and saves the given locations. Idempotent. */
export async function setActivation(
  tx: Tx,
  actor: Actor,
  request: ActivationInput & { shopDomain?: string | null },
): Promise<{ shop: Shop; locations: readonly Location[]; warnings: readonly FieldWarning[] }> {
  const shop = await lockShop(tx, actor, request.shopDomain);

  const plan = await writeLocations(tx, shop.id, { mode: 'upsert', locations: request.locations ?? [], path: 'locations' });
  if (shop.activated !== request.activate) {
    await activate(tx.sql, { id: shop.id, activated: request.activate });
    tx.afterCommit(() => tx.services.access.forget());
  }
  return { shop: { ...shop, activated: request.activate }, locations: plan.result, warnings: plan.warnings };
}
