import { invalid } from '../../kernel/errors.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { isUuid, newId } from '../../platform/ids.js';
import { db } from './pricing.tables.js';
import type { PricingServices } from './services.js';

export const unknownPlan = invalid('planId', 'notPlan');

const findPlan = statement(($: Named<{ id: string | null; name: string }>) =>
  db
    .selectFrom('pricePlan')
    .select('id')
    .where((eb) => eb.or([eb('id', '=', $.id), eb(eb.fn('lower', ['name']), '=', eb.fn('lower', [$.name]))]))
    .orderBy(
      (eb) => eb('id', '=', $.id),
      (order) => order.desc().nullsLast(),
    )
    .limit(1),
);

/** Finds a plan id by id or by case-insensitive name. */
export async function findPlanId(tx: Tx, idOrName: string): Promise<string | undefined> {
  const plan = await findPlan.first(tx.sql, { id: isUuid(idOrName) ? idOrName : null, name: idOrName.trim() });
  return plan?.id;
}

const findLast = statement(($: Named<{ sellerId: string }>) =>
  db
    .selectFrom('sellerPlan')
    .select(['planId', 'effectiveFrom', 'effectiveTo'])
    .where('sellerId', '=', $.sellerId)
    .orderBy('effectiveFrom', 'desc')
    .limit(1),
);

const endAt = statement(($: Named<{ sellerId: string; at: Date }>) =>
  db
    .updateTable('sellerPlan')
    .set({ effectiveTo: $.at })
    .where('sellerId', '=', $.sellerId)
    .where((eb) => eb.or([eb('effectiveTo', 'is', null), eb('effectiveTo', '>', $.at)])),
);

/** Ends the seller's current plan and starts this one, unless they are the same. The caller has locked the seller. */
export async function startPlan(tx: Tx<PricingServices>, sellerId: string, planId: string): Promise<void> {
  const last = await findLast.first(tx.sql, { sellerId });
  if (last?.planId === planId && last.effectiveTo === null) return;

  const now = tx.services.clock.now();
  // Clocks of processes may differ, so make sure that the new plan starts after the last one.
  const from = last && last.effectiveFrom >= now ? new Date(last.effectiveFrom.getTime() + 1) : now;
  await Promise.all([
    endAt(tx.sql, { sellerId, at: from }),
    db.insert(tx.sql, 'sellerPlan', { id: newId(), sellerId, planId, effectiveFrom: from, effectiveTo: null }),
  ]);
  tx.afterCommit(() => tx.services.pricing.forget(sellerId));
}
