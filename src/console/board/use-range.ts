import { useFilters } from '../graph/use-filters.js';

export const LENGTHS = [7, 30, 90] as const;
const USUAL = 30;
/** Longest range the service supports. */
export const LONGEST_DAYS = 366;
const DAY_MS = 86_400_000;

/** Inclusive date range and seller. */
export interface Range {
  readonly from: string;
  readonly to: string;
  /** Number of days up to today; null for a custom range. */
  readonly days: number | null;
  readonly sellerId: string | null;
  readonly change: (changes: Readonly<Record<string, string | null>>) => void;
}

/** Range and seller from the URL. Days are in UTC, as the service counts them. */
export function useRange(): Range {
  const { get, set: change } = useFilters();
  const [from, to] = [get('from'), get('to')];
  const sellerId = get('seller');
  if (isDay(from) && isDay(to)) return { from, to, days: null, sellerId, change };
  const days = LENGTHS.find((length) => String(length) === get('days')) ?? USUAL;
  return { from: dayBefore(days - 1), to: dayBefore(0), days, sellerId, change };
}

const dayBefore = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
