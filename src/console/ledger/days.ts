/** A range of days as YYYY-MM-DD, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** The longest range of days whose entries are listed. */
const LISTED_DAYS = 91;
const DAY_MS = 86_400_000;

const instantOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);
const daysAfter = (day: string, count: number): string => dayOf(instantOf(day) + count * DAY_MS);

export const monthOf = (day: string): string => day.slice(0, 7);

export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return monthOf(dayOf(Date.UTC(year, number - 1 + count, 1)));
}

export const daysOfMonth = (month: string): DayRange => ({ from: `${month}-01`, to: daysAfter(`${monthAfter(month, 1)}-01`, -1) });

/** The month that a range is; null for any other range. */
export const asMonth = ({ from, to }: DayRange): string | null =>
  daysOfMonth(monthOf(from)).to === to && from.endsWith('-01') ? monthOf(from) : null;

const lengthOf = ({ from, to }: DayRange): number => Math.round((instantOf(to) - instantOf(from)) / DAY_MS) + 1;

/** Whether the range is too long for a list of its entries. */
export const isLong = (range: DayRange): boolean => lengthOf(range) > LISTED_DAYS;

/** The month before a month, or as many days before any other range. */
export function rangeBefore(range: DayRange): DayRange {
  const month = asMonth(range);
  return month === null
    ? { from: daysAfter(range.from, -lengthOf(range)), to: daysAfter(range.from, -1) }
    : daysOfMonth(monthAfter(month, -1));
}

/** The parts of a range by month, earliest first. */
export function monthsWithin({ from, to }: DayRange): DayRange[] {
  const parts: DayRange[] = [];
  for (let month = monthOf(from); month <= monthOf(to); month = monthAfter(month, 1)) {
    const whole = daysOfMonth(month);
    parts.push({ from: from > whole.from ? from : whole.from, to: to < whole.to ? to : whole.to });
  }
  return parts;
}

/** Months from the last to the first. */
export function monthsBack(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = last; month >= first; month = monthAfter(month, -1)) months.push(month);
  return months;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (text: string): boolean => DAY.test(text) && !Number.isNaN(instantOf(text)) && dayOf(instantOf(text)) === text;

/** As in an address: 2026-10-01..2026-10-31. */
export const rangeText = ({ from, to }: DayRange): string => `${from}..${to}`;

export function readRange(text: string | null): DayRange | null {
  const [from = '', to = ''] = (text ?? '').split('..');
  return isDay(from) && isDay(to) && from <= to ? { from, to } : null;
}
