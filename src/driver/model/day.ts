/** The date at an instant in a time zone, such as 2026-11-24. */
export function dateIn(zone: string, at: number): string {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone, ...parts }).format(at);
}

interface DatedRun {
  readonly date: string;
  readonly state: 'PLANNED' | 'STARTED' | 'FINISHED';
  readonly timeZone: string;
}

/**
 * Whether a kept run is the work of today. A started run goes on after midnight until it is finished; it is shown with its date. A planned
 * or finished run of another day is not shown.
 */
export function dayOf({ date, state, timeZone }: DatedRun, now: number): 'today' | 'still-open' | 'another-day' {
  if (date === dateIn(timeZone, now)) return 'today';
  return state === 'STARTED' ? 'still-open' : 'another-day';
}
