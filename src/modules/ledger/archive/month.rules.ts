/** Months in UTC, as their first day: YYYY-MM-DD. */

export const monthOf = (instant: Date): string => `${instant.toISOString().slice(0, 7)}-01`;

export const startOf = (month: string): Date => new Date(`${month.slice(0, 7)}-01T00:00:00.000Z`);

export const monthAfter = (month: string, months = 1): string => {
  const start = startOf(month);
  return monthOf(new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months)));
};

/** True when the month ended at least this many whole months ago. */
export const isOlderThan = (month: string, months: number, now: Date): boolean => startOf(monthAfter(month, months + 1)) <= now;

/** As people write it: YYYY-MM. */
export const shortMonth = (month: string): string => month.slice(0, 7);
