import type { DisplayRule, Plan, PriceBook } from './price-book.js';

/** Sellers without an agreement are on the plan of this name. */
export const DEFAULT_PLAN = 'Standard';

/** What one seller agreed on: a plan that makes shipping cheaper for it, and rules for what its shoppers see. */
export interface Terms {
  /** Null: public prices. */
  readonly plan: Plan | null;
  /** Lowest priority number first. */
  readonly displayRules: readonly DisplayRule[];
}

export const publicTerms: Terms = { plan: null, displayRules: [] };

/** The terms of a quote for this shop; without a shop only the rules for all shops of the seller count. */
export function termsFor(book: PriceBook, party: { plan: Plan | null; sellerId: string; shopId?: string | null }): Terms {
  const rules = book.displayRules.get(party.sellerId) ?? [];
  return { plan: party.plan, displayRules: rules.filter((rule) => rule.shopId === null || rule.shopId === party.shopId) };
}
