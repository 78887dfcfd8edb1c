import { invalid } from '../../kernel/errors.js';
import { instantOf } from '../../platform/db/sql.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { isUuid, newId } from '../../platform/ids.js';

export const unknownPlan = invalid('planId', 'is neither the id nor the name of a plan');

/** The id of the plan with this id or, whatever its case, this name. */
export async function findPlanId(tx: Tx, idOrName: string): Promise<string | undefined> {
  const [plan] = await tx.sql<{ id: string }>(
    'select id from price_plan where id = $1::uuid or lower(name) = lower($2) order by id = $1::uuid desc nulls last limit 1',
    [isUuid(idOrName) ? idOrName : null, idOrName.trim()],
  );
  return plan?.id;
}

/** Ends the plan that the seller is on and begins this one, unless it is the same. The caller has locked the seller. */
export async function startPlan(tx: Tx, sellerId: string, planId: string): Promise<void> {
  const [last] = await tx.sql<{ planId: string; from: string; to: string | null }>(
    `select plan_id as "planId", effective_from as "from", effective_to as "to" from seller_plan where seller_id = $1
     order by effective_from desc limit 1`,
    [sellerId],
  );
  if (last?.planId === planId && last.to === null) return;

  const now = tx.services.clock.now();
  // Two processes need not agree on the time: whatever comes later here begins later.
  const from = last && instantOf(last.from) >= now ? new Date(instantOf(last.from).getTime() + 1) : now;
  await tx.sql('update seller_plan set effective_to = $2 where seller_id = $1 and (effective_to is null or effective_to > $2)', [
    sellerId,
    from,
  ]);
  await tx.sql('insert into seller_plan (id, seller_id, plan_id, effective_from, created_at) values ($1, $2, $3, $4, $5)', [
    newId(),
    sellerId,
    planId,
    from,
    now,
  ]);
  tx.afterCommit(() => tx.services.pricing.forget(sellerId));
}
