import { invalid, refuse, refuseFields } from '../../kernel/errors.js';
import { daysAfter } from '../../kernel/clock.js';
import { isUuid } from '../../platform/ids.js';
import type { ConfirmationStatus } from './pickup-confirmation.entity.js';
import { gramsOfTerm } from './search-grams.js';

export interface TaskFilter {
  readonly status?: ConfirmationStatus | null;
  readonly search?: string | null;
  readonly startDate?: string | null;
  readonly endDate?: string | null;
  readonly sellerId?: string | null;
  /** The member of staff who confirmed at least one parcel. */
  readonly dispatcherId?: string | null;
}

export interface Where {
  readonly text: string;
  readonly values: readonly unknown[];
}

const MAX_DAYS = 90;
const MAX_TERM = 200;

/** The tasks that a filter leaves, as a condition on `t`. DATES_TOGETHER, DATE_RANGE_TOO_LARGE. */
export function whereOf(filter: TaskFilter): Where {
  const conditions: string[] = [];
  const values: unknown[] = [];
  const demand = (condition: (place: string) => string, value: unknown): void => {
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };
  const { status, sellerId, dispatcherId } = filter;
  if (status) conditions.push(`t.${status}_count > 0`);
  if (sellerId) demand((place) => `t.seller_id = ${place}`, uuidOrNone(sellerId));
  if (dispatcherId)
    demand((place) => `t.id in (select task_id from pickup_confirmation where confirmed_by_id = ${place})`, uuidOrNone(dispatcherId));
  const range = rangeOf(filter);
  if (range) {
    demand((place) => `t.created_at >= ${place}`, range.from);
    demand((place) => `t.created_at < ${place}`, range.until);
  }
  const term = termOf(filter.search);
  if (isUuid(term)) demand((place) => `t.id = ${place}`, term);
  else if (term !== '') contain(demand, values, term);
  return { text: conditions.join(' and ') || 'true', values };
}

/** An id that is none matches nothing, as an unknown one does. */
const uuidOrNone = (id: string): string => (isUuid(id) ? id : '00000000-0000-0000-0000-000000000000');

function termOf(search: string | null | undefined): string {
  const term = search?.trim().toLowerCase() ?? '';
  if (term.length > MAX_TERM) throw refuseFields([invalid('search', `must have at most ${MAX_TERM} characters`)]);
  return term;
}

/** The index finds what has all the groups of the term; of those, the text decides. Short terms are beginnings of words. */
function contain(demand: (condition: (place: string) => string, value: unknown) => void, values: readonly unknown[], term: string): void {
  const grams = gramsOfTerm(term);
  demand((place) => {
    const text = `$${values.length + 1}`;
    const exactly = term.length < 3 ? `${text}::text is not null` : `position(${text} in search_text) > 0`;
    return `t.id in (select task_id from pickup_confirmation where grams @> ${place}::text[] and ${exactly})`;
  }, grams);
  demand((place) => `${place}::text is not null`, term);
}

function rangeOf({ startDate, endDate }: TaskFilter): { from: Date; until: Date } | undefined {
  if (startDate == null && endDate == null) return undefined;
  if (startDate == null || endDate == null) {
    const field = startDate == null ? 'startDate' : 'endDate';
    throw refuse('DATES_TOGETHER', { errors: [{ field, code: 'DATES_TOGETHER', message: 'is required together with the other date' }] });
  }
  const [from, to] = [dayOf('startDate', startDate), dayOf('endDate', endDate)];
  if (to < from) throw refuseFields([invalid('endDate', 'must not be before startDate')]);
  if (daysAfter(from, MAX_DAYS) < to) {
    throw refuse('DATE_RANGE_TOO_LARGE', {
      errors: [{ field: 'endDate', code: 'DATE_RANGE_TOO_LARGE', message: `must be at most ${MAX_DAYS} days after startDate` }],
    });
  }
  return { from, until: daysAfter(to, 1) };
}

function dayOf(field: string, text: string): Date {
  const day = new Date(`${text}T00:00:00.000Z`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
  if (!isDay) throw refuseFields([invalid(field, 'must be a day such as 2026-11-20')]);
  return day;
}
