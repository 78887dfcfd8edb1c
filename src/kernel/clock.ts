/** The source of every instant in the domain, so that tests can control time. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export const secondsAfter = (instant: Date, seconds: number): Date => new Date(instant.getTime() + seconds * 1000);

export const daysAfter = (instant: Date, days: number): Date => secondsAfter(instant, days * 86_400);

/** A clock that runs ahead of another by a constant time. */
export const clockAhead = (clock: Clock, ms: number): Clock => (ms === 0 ? clock : { now: () => new Date(clock.now().getTime() + ms) });
