import type { Expression } from 'kysely';
import { now } from '../../platform/db/statement.js';
import { db } from './pricing.tables.js';

/** The id of the seller's current plan: the latest that has started and not ended. */
export const planInEffect = (sellerId: Expression<string>) =>
  db
    .selectFrom('sellerPlan as p')
    .select('p.planId')
    .where('p.sellerId', '=', sellerId)
    .where('p.effectiveFrom', '<=', now)
    .where((eb) => eb.or([eb('p.effectiveTo', 'is', null), eb('p.effectiveTo', '>', now)]))
    .orderBy('p.effectiveFrom', 'desc')
    .limit(1);
