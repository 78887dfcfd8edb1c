import { daysAfter } from '../../kernel/clock.js';

/** An instant, as day totals lead to it: the days before a midnight in UTC, and what was posted between that and the instant. */
export interface Moment {
  readonly instant: Date;
  /** YYYY-MM-DD; the days before it count. */
  readonly midnight: string;
  /** Postings from the first (inclusive) to the last (exclusive) are added, or taken away. Empty at midnight in UTC. */
  readonly gap: { readonly from: Date; readonly before: Date; readonly sign: 1 | -1 };
}

const HALF_DAY_MS = 43_200_000;

const midnightBefore = (instant: Date): Date => new Date(`${instant.toISOString().slice(0, 10)}T00:00:00.000Z`);

/** From the nearest midnight, so that the gap is at most half a day. */
export function nearestMoment(instant: Date): Moment {
  const midnight = midnightBefore(instant);
  if (instant.getTime() - midnight.getTime() <= HALF_DAY_MS) return momentAfter(instant);
  const next = daysAfter(midnight, 1);
  return { instant, midnight: dayOf(next), gap: { from: instant, before: next, sign: -1 } };
}

/** From the midnight before, so that nothing is taken away. */
export function momentAfter(instant: Date): Moment {
  const midnight = midnightBefore(instant);
  return { instant, midnight: dayOf(midnight), gap: { from: midnight, before: instant, sign: 1 } };
}

const dayOf = (midnight: Date): string => midnight.toISOString().slice(0, 10);
