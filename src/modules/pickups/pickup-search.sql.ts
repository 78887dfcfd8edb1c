import { searchTextOf } from '../../platform/db/search-terms.js';
import { trigramIndexSql, trigramSql } from '../../platform/db/trigram.sql.js';

/** What a parcel of a task is found by: the task, the shipment, the order. */
export const pickupWords = (task: string, reference: string, orderReference: string): string =>
  searchTextOf([task, reference, orderReference]);

export const pickupSearchSql: readonly string[] = [
  trigramSql,
  trigramIndexSql('pickup_confirmation_words', 'pickup_confirmation', 'search_text'),
];

/** Writes the words of the parcels that are there anew. */
export const pickupSearchFill = `
update pickup_confirmation c set search_text = ${pickupWords('t.short_id', 's.reference', 'o.order_reference')}
from pickup_task t, shipment s left join "order" o on o.id = s.order_id where t.id = c.task_id and s.id = c.shipment_id`;
