/** Counts of a group of runs. */
export interface Sums {
  readonly runs: number;
  readonly stops: number;
  readonly late: number;
  readonly completed: number;
  readonly failed: number;
  readonly firsts: number;
  readonly successes: number;
  readonly metres: number;
  readonly seconds: number;
}

/** The figures of the counts; null where there is nothing to divide by. */
export const ratios = ({ runs, stops, late, completed, failed, firsts, successes, metres, seconds }: Sums) => ({
  runs,
  stops,
  completed,
  failed,
  km: metres / 1000,
  stopsPerHour: share(stops * 3600, seconds),
  firstAttemptSuccess: share(successes, firsts),
  lateShare: share(late, stops),
  kmPerStop: share(metres / 1000, stops),
});

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
