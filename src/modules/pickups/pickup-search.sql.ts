import { searchTextOf } from '../../platform/db/search-terms.js';
import { trigramIndexSql, trigramSql } from '../../platform/db/trigram.sql.js';

/** The search words of a parcel: task, shipment and order. */
export const pickupWords = (task: string, reference: string, orderReference: string): string =>
  searchTextOf([task, reference, orderReference]);

export const pickupSearchSql: readonly string[] = [
  trigramSql,
  trigramIndexSql('pickup_confirmation_words', 'pickup_confirmation', 'search_text'),
];

/** Rebuilds the search words of existing parcels. */
export const pickupSearchFill = `
update pickup_confirmation c set search_text = ${pickupWords('t.short_id', 's.reference', 'o.order_reference')}
from pickup_task t, shipment s left join "order" o on o.id = s.order_id where t.id = c.task_id and s.id = c.shipment_id`;
