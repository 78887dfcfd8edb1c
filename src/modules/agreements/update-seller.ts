import type { Actor } from '../../kernel/actor.js';
import { invalid } from '../../kernel/errors.js';
import { FieldChecks } from '../../kernel/field-checks.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { findPlanId, startPlan, unknownPlan } from '../carriers/index.js';
import { changeSeller, lockSeller, sellerColumns, type Seller, type SellerChanges } from '../sellers/index.js';

export interface SellerUpdate {
  readonly id: string;
  readonly changes: SellerChanges & {
    /** Id or name of the plan that the seller is on from now on. */
    readonly planId?: string | null;
  };
}

/** Changes an account and what is agreed with its owner: all of it, or none when anything is wrong. SELLER_NOT_FOUND, EMAIL_IN_USE. */
export async function updateSeller(tx: Tx, actor: Actor, { id, changes }: SellerUpdate): Promise<Seller> {
  actor.require('seller:edit');
  if (changes.role !== undefined) actor.require('seller:admin');
  const seller = await lockSeller(tx, id);

  const checks = new FieldChecks();
  const columns = sellerColumns(checks, changes, tx.services.settings.baseCurrency);
  const planId = await planToStart(tx, checks, changes.planId);
  if (columns.size === 0 && changes.planId === undefined)
    checks.errors.push(invalid(null, 'The request names no field that can be changed.'));
  checks.settle();

  const changed = await changeSeller(tx, seller, columns);
  if (planId !== undefined) await startPlan(tx, seller.id, planId);
  tx.afterCommit(() => tx.services.pricing.forget(seller.id));
  return changed;
}

async function planToStart(tx: Tx, checks: FieldChecks, idOrName: string | null | undefined): Promise<string | undefined> {
  if (idOrName === undefined) return undefined;
  const planId = idOrName === null ? undefined : await findPlanId(tx, idOrName);
  if (planId === undefined) checks.errors.push(unknownPlan);
  return planId;
}
