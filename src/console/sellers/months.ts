/** Older months are in the interface only. */
const MOST = 36;

/** A year at least: what was taken over from another system may be older than the account. */
const LEAST = 12;

/** The months (YYYY-MM) since a moment in a time zone, latest first, the current one included. */
export function monthsSince(start: string, timeZone: string, now = new Date()): string[] {
  const [first, last] = [monthIn(new Date(start), timeZone), monthIn(now, timeZone)];
  const [year = 0, month = 1] = last.split('-').map(Number);
  const all = Array.from({ length: MOST }, (_, index) => new Date(Date.UTC(year, month - 1 - index, 1)).toISOString().slice(0, 7));
  return all.filter((each, index) => each >= first || index < LEAST);
}

const monthIn = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at).slice(0, 7);

/** Such as November 2026. */
export const monthNameOf = (month: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`));
