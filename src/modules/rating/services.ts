import type { CacheReading } from '../../platform/metrics/cache-metrics.js';
import type { CarrierServices } from '../carriers/index.js';
import type { PricingServices } from '../pricing/index.js';
import type { CollectQuotes } from './collect-quotes.js';
import type { RateBook } from './rate-book.js';
import type { UnknownPlaces } from './unknown-places.js';

/** What this module needs of the composition. */
export interface RatingServices extends CarrierServices, PricingServices {
  /** Prices with the book and with every connected carrier. */
  readonly collectQuotes: CollectQuotes;
  readonly unknownPlaces: UnknownPlaces;
  readonly rateBook: {
    current(): RateBook;
    /** Reloads the tables; afterwards `current` reflects everything committed before the call. */
    refresh(): Promise<unknown>;
    /** Cached places with their zones. */
    readonly places: CacheReading;
  };
}
