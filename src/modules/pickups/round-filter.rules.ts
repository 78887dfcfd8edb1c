import { readDaysTogether, type DayRange } from '../../kernel/day-range.js';
import { invalid, refuseFields } from '../../kernel/errors.js';
import { FieldChecks } from '../../kernel/field-checks.js';
import { phoneDigits } from '../../platform/db/phone-search.js';
import { likeAny, searchPattern } from '../../platform/db/search-terms.js';
import { isUuid, uuidOrNone } from '../../platform/ids.js';
import type { ConfirmationStatus } from './pickups.enums.js';

export interface RoundFilter {
  readonly status?: ConfirmationStatus | null;
  readonly search?: string | null;
  readonly startDate?: string | null;
  readonly endDate?: string | null;
  readonly sellerId?: string | null;
  /** The member of staff who confirmed at least one parcel. */
  readonly dispatcherId?: string | null;
}

export interface Where {
  readonly conditions: readonly string[];
  readonly values: readonly unknown[];
}

const MAX_TERM = 200;

/** Filter conditions on `l`; limited to one driver's rounds when `driverId` is set. DATES_TOGETHER, DATE_RANGE_TOO_LARGE. */
export function whereOf(filter: RoundFilter, driverId: string | null): Where {
  const conditions: string[] = [];
  const values: unknown[] = [];
  const demand = (condition: (place: string) => string, value: unknown): void => {
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };
  if (driverId !== null) demand((place) => `l.worker_type = 'driver' and l.worker_id = ${place}`, driverId);
  const { status, sellerId, dispatcherId } = filter;
  if (status) conditions.push(`l.${status}_count > 0`);
  if (sellerId) demand((place) => `l.seller_id = ${place}`, uuidOrNone(sellerId));
  if (dispatcherId)
    demand((place) => `l.id in (select round_id from pickup_confirmation where confirmed_by_id = ${place})`, uuidOrNone(dispatcherId));
  const { from, before } = daysOf(filter);
  if (from) demand((place) => `l.created_at >= ${place}`, from);
  if (before) demand((place) => `l.created_at < ${place}`, before);
  const term = termOf(filter.search);
  if (isUuid(term)) demand((place) => `l.id = ${place}`, term);
  else if (term !== '') conditions.push(`l.id in (${roundsLike(term, (value) => `$${values.push(value)}`)})`);
  return { conditions, values };
}

/** Rounds that match the search words or, for a phone number, contain a parcel for it. */
function roundsLike(term: string, given: (value: string) => string): string {
  const worded = `select round_id from pickup_confirmation where search_text like lower(${given(searchPattern(term))})`;
  const phones = phoneDigits(term).map(searchPattern);
  if (phones.length === 0) return worded;
  return `${worded} union select c.round_id from pickup_confirmation c
     where c.shipment_id in (select w.id from shipment_search w where ${likeAny('w.terms', phones, given)})`;
}

function daysOf({ startDate: start, endDate: end }: RoundFilter): DayRange {
  const checks = new FieldChecks();
  const range = readDaysTogether(checks, { fields: ['startDate', 'endDate'], start, end });
  checks.settle();
  return range;
}

function termOf(search: string | null | undefined): string {
  const term = search?.trim() ?? '';
  if (term.length > MAX_TERM) throw refuseFields([invalid('search', `must have at most ${MAX_TERM} characters`)]);
  return term;
}
