import { instantOfLocal } from '../../kernel/local-time.js';

export interface StatementMonth {
  /** YYYY-MM. */
  readonly month: string;
  readonly timeZone: string;
  /** Midnight of the first day in the time zone. */
  readonly from: Date;
  /** Midnight of the first day after it. */
  readonly before: Date;
}

/** The limits of a month (YYYY-MM) in a time zone; undefined if it is malformed. */
export function monthIn(month: string, timeZone: string): StatementMonth | undefined {
  const match = /^(20\d\d)-(0[1-9]|1[0-2])$/.exec(month);
  if (!match) return undefined;
  const next = new Date(Date.UTC(Number(match[1]), Number(match[2]), 1)).toISOString().slice(0, 10);
  const midnight = (day: string): Date => instantOfLocal(day, '00:00', timeZone);
  return { month, timeZone, from: midnight(`${month}-01`), before: midnight(next) };
}

/** Requests that began before midnight have been written by then: none lasts longer. */
const SETTLING_MS = 10 * 60_000;

/** Whether nothing can be posted in the month any more. */
export const isSettled = ({ before }: StatementMonth, now: Date): boolean => now.getTime() >= before.getTime() + SETTLING_MS;
