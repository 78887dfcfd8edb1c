import { daysAfter } from './clock.js';
import { fieldError, invalid, problem, refuse, type FieldChecks } from './errors.js';
import { instantOfLocal } from './local-time.js';

/** Instants from the first (inclusive) to the last (exclusive); null where the range is open. */
export interface DayRange {
  readonly from: Date | null;
  readonly before: Date | null;
}

export interface GivenDays {
  /** Field names for refusals. */
  readonly fields: readonly [start: string, end: string];
  /** Days as YYYY-MM-DD, both included. */
  readonly start: string | null | undefined;
  readonly end: string | null | undefined;
  /** The maximum number of days between them; MAX_DAYS if absent. */
  readonly most?: number;
  /** IANA time zone in which the days begin; UTC if absent. */
  readonly timeZone?: string;
}

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
/** The maximum number of days between the first and last day of a list's range. */
export const MAX_DAYS = 90;

/** Reads a range of days. Invalid days are reported to the checks; DATE_RANGE_TOO_LARGE if both are valid and too far apart. */
export function readDays(
  checks: FieldChecks,
  { fields: [startField, endField], start, end, most = MAX_DAYS, timeZone = 'UTC' }: GivenDays,
): DayRange {
  const from = readDay(checks, startField, start);
  const last = readDay(checks, endField, end);
  if (from && last && last < from) checks.fail(endField, 'notBefore', { field: startField });
  if (from && last && daysAfter(from, most) < last) {
    const error = { ...invalid(endField, 'daysAfter', { days: most, field: startField }), code: 'DATE_RANGE_TOO_LARGE' };
    throw refuse('DATE_RANGE_TOO_LARGE', {}, { errors: [error] });
  }
  return { from: from && beginOf(from, timeZone), before: last && beginOf(daysAfter(last, 1), timeZone) };
}

/** The instant at which an existing day (YYYY-MM-DD) begins in a time zone. */
export const startOfDay = (day: string, timeZone: string): Date => beginOf(inUtc(day), timeZone);

/** The instant at which an existing day ends in a time zone. */
export const endOfDay = (day: string, timeZone: string): Date => beginOf(daysAfter(inUtc(day), 1), timeZone);

const inUtc = (day: string): Date => new Date(`${day}T00:00:00.000Z`);

/** The instant at which a day, given as its start in UTC, begins in a time zone. */
const beginOf = (day: Date, timeZone: string): Date =>
  timeZone === 'UTC' ? day : instantOfLocal(day.toISOString().slice(0, 10), '00:00', timeZone);

/** The same, but one day without the other is DATES_TOGETHER. */
export function readDaysTogether(checks: FieldChecks, given: GivenDays): DayRange {
  const missing = (given.start == null) !== (given.end == null) ? given.fields[given.start == null ? 0 : 1] : undefined;
  if (missing !== undefined) {
    throw refuse(
      'DATES_TOGETHER',
      {},
      {
        errors: [fieldError(missing, 'DATES_TOGETHER', problem('together'))],
      },
    );
  }
  return readDays(checks, given);
}

/** The start of a day. Refuses days that do not exist in the calendar. */
function readDay(checks: FieldChecks, field: string, text: string | null | undefined): Date | null {
  if (text == null) return null;
  const instant = inUtc(text);
  if (DAY.test(text) && !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text)) return instant;
  checks.fail(field, 'date', { example: '2026-11-20' });
  return null;
}
