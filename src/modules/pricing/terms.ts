import type { DisplayRule, Plan, PriceBook } from './price-book.js';

/** The plan of sellers without an agreement. */
export const DEFAULT_PLAN = 'Standard';

/** The terms of one seller: a price plan, and display rules for its shoppers. */
export interface Terms {
  /** Null for public prices. */
  readonly plan: Plan | null;
  /** Whose carrier accounts go first; absent for public prices. */
  readonly sellerId?: string;
  /** Lowest priority number first. */
  readonly displayRules: readonly DisplayRule[];
}

export const publicTerms: Terms = { plan: null, displayRules: [] };

/** The terms of a quote for this shop; without a shop, only rules for all shops apply. */
export function termsFor(book: PriceBook, party: { plan: Plan | null; sellerId: string; shopId?: string | null }): Terms {
  const rules = book.displayRules.get(party.sellerId) ?? [];
  return {
    plan: party.plan,
    sellerId: party.sellerId,
    displayRules: rules.filter((rule) => rule.shopId === null || rule.shopId === party.shopId),
  };
}
