import type { PriceBook } from './price-book.js';
import type { PricingCache } from './seller-pricing.js';

/** What this module needs of the composition. */
export interface PricingServices {
  readonly pricing: PricingCache;
  readonly rateBook: { current(): PriceBook };
}
