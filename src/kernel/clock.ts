/** Where every instant of the domain comes from, so that a test can own time. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export const secondsAfter = (instant: Date, seconds: number): Date => new Date(instant.getTime() + seconds * 1000);

export const daysAfter = (instant: Date, days: number): Date => secondsAfter(instant, days * 86_400);
