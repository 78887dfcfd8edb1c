import type { Actor } from '../../kernel/actor.js';
import { missing, refuse, refuseFields } from '../../kernel/errors.js';

/** Sellers use their own book and may omit the id; the operator must name the seller. SELLER_NOT_FOUND also for another seller's. */
export function bookOwner(actor: Actor, given: string | null | undefined): string {
  const sellerId = given?.toLowerCase() ?? actor.sellerId;
  if (sellerId === undefined) throw refuseFields([missing('sellerId')]);
  if (!actor.owns({ sellerId })) throw refuse('SELLER_NOT_FOUND');
  return sellerId;
}
