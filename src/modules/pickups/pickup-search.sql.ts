import { searchTextOf } from '../../platform/db/search-terms.js';
import { trigramIndexSql, trigramSql } from '../../platform/db/trigram.sql.js';

/** The search words of a parcel: round, shipment and order. */
export const pickupWords = (round: string, reference: string, orderReference: string): string =>
  searchTextOf([round, reference, orderReference]);

export const pickupSearchSql: readonly string[] = [
  trigramSql,
  trigramIndexSql('pickup_confirmation_words', 'pickup_confirmation', 'search_text'),
];
