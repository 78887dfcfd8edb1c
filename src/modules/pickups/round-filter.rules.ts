import { sql, type RawBuilder, type Selectable } from 'kysely';
import { readDaysTogether, type DayRange } from '../../kernel/day-range.js';
import { invalid, refuseFields, FieldChecks } from '../../kernel/errors.js';
import { phoneDigits } from '../../platform/db/phone-search.js';
import { likeAny, searchPattern } from '../../platform/db/search-terms.js';
import type { Condition, Rows } from '../../platform/db/where.js';
import { isUuid, uuidOrNone } from '../../platform/ids.js';
import type { ConfirmationStatus } from './pickups.enums.js';
import type { PickupTables } from './pickups.tables.js';
import { maxOf } from '../../platform/graphql/declared-fields.js';
import { PickupConfirmationsArgs } from './pickup.types.js';

type PickupRound = Selectable<PickupTables['pickupRound']>;

export interface RoundFilter {
  readonly status?: ConfirmationStatus | null;
  readonly search?: string | null;
  readonly startDate?: string | null;
  readonly endDate?: string | null;
  readonly sellerId?: string | null;
  /** The member of staff who confirmed at least one parcel. */
  readonly dispatcherId?: string | null;
}

const MAX_TERM = maxOf(PickupConfirmationsArgs, 'search');

/** DATES_TOGETHER, DATE_RANGE_TOO_LARGE. */
export function roundsMatching(l: Rows<PickupRound>, filter: RoundFilter): Condition[] {
  const { status, dispatcherId } = filter;
  const { from, before } = daysOf(filter);
  const term = termOf(filter.search);
  return [
    status ? sql.raw(`l.${status}_count > 0`) : null,
    l.is('sellerId', filter.sellerId ? uuidOrNone(filter.sellerId) : null),
    dispatcherId ? sql`l.id in (select round_id from pickup_confirmation where confirmed_by_id = ${uuidOrNone(dispatcherId)})` : null,
    l.from('createdAt', from),
    l.before('createdAt', before),
    isUuid(term) ? l.is('id', term) : term === '' ? null : sql`l.id in (${roundsLike(term)})`,
  ];
}

/** Rounds that match the search words or, for a phone number, contain a parcel for it. */
function roundsLike(term: string): RawBuilder<unknown> {
  const worded = sql`select round_id from pickup_confirmation where ${likeAny('search_text', [searchPattern(term)])}`;
  const phones = phoneDigits(term).map(searchPattern);
  if (phones.length === 0) return worded;
  return sql`${worded} union select c.round_id from pickup_confirmation c
     where c.shipment_id in (select w.id from shipment_search w where ${likeAny('w.terms', phones)})`;
}

function daysOf({ startDate: start, endDate: end }: RoundFilter): DayRange {
  const checks = new FieldChecks();
  const range = readDaysTogether(checks, { fields: ['startDate', 'endDate'], start, end });
  checks.settle();
  return range;
}

function termOf(search: string | null | undefined): string {
  const term = search?.trim() ?? '';
  if (term.length > MAX_TERM) throw refuseFields([invalid('search', 'atMostCharacters', { max: MAX_TERM })]);
  return term;
}
