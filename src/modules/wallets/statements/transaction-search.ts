import { sql, type RawBuilder } from 'kysely';
import { invalid, refuseFields } from '../../../kernel/errors.js';
import { likeAny, searchPattern, searchTextOf } from '../../../platform/db/search-terms.js';
import { trigramIndexSql } from '../../../platform/db/trigram.sql.js';
import { isUuid } from '../../../platform/ids.js';
import type { Condition } from './conditions.js';

const MAX_SEARCH = 200;
/** Shorter terms cannot be a shipment id, and match the search words of every shipment. */
const SHORTEST_ID = 3;

const referenceOf = (column: string): string => searchTextOf([column]);

/** Shipping charges, most of the journal, have no reference and stay out of this index. */
export const transactionSearchSql: readonly string[] = [
  trigramIndexSql('posting_reference_words', 'posting', referenceOf('reference'), 'reference is not null'),
];

/** The search term; null when blank. */
export function transactionTerm(search: string | null | undefined): string | null {
  const term = search?.trim() ?? '';
  if (term.length > MAX_SEARCH) throw refuseFields([invalid('search', 'atMostCharacters', { max: MAX_SEARCH })]);
  return term || null;
}

/** Postings that match a search term, as a condition on `posting p`: by id, by part of the reference, or by an id of the shipment. */
export function postingsFound(term: string): Condition {
  const uuid = /^(?:txn_)?([0-9a-f-]{36})$/i.exec(term)?.[1] ?? '';
  if (isUuid(uuid)) {
    return sql`p.seq = any(array(select f.seq from posting f where f.id = ${uuid} union
      select f.seq from posting f where f.entry_id = ${uuid} union select f.seq from posting f where f.approval_request_id = ${uuid}))`;
  }
  const referred = sql`select f.seq from posting f where f.reference is not null and ${likeAny(referenceOf('f.reference'), [searchPattern(term)])}`;
  const shipped = sql`select f.seq from posting f where f.shipment_id = any(array(${shipmentsNamed(term)}))`;
  return sql`p.seq = any(array(${referred} union ${shipped}))`;
}

/** The same for `wallet_hold h`, which has no reference. */
export const holdsFound = (term: string): Condition => sql`h.shipment_id = any(array(${shipmentsNamed(term)}))`;

function shipmentsNamed(term: string): RawBuilder<unknown> {
  if (term.length < SHORTEST_ID) return sql`select null::uuid where false`;
  return sql`select s.id from shipment_search w join shipment s on s.id = w.id join "order" o on o.id = s.order_id
     where w.terms like lower(${searchPattern(term)})
       and lower(${term}) in (lower(s.reference), lower(s.awb), lower(s.tracking_number), lower(o.order_reference), o.order_number::text)`;
}
