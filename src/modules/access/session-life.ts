import { daysAfter, secondsAfter } from '../../kernel/clock.js';

const IDLE_SECONDS = 12 * 3600;
const MAX_DAYS = 7;

/** Until when a session lasts that is used now: it ends when nobody uses it, and some day in any case. */
export function sessionEnd(now: Date, startedAt: Date): Date {
  const idle = secondsAfter(now, IDLE_SECONDS);
  const last = lastMoment(startedAt);
  return idle < last ? idle : last;
}

/** The end that no use puts off; a browser may keep the cookie until then. */
export const lastMoment = (startedAt: Date): Date => daysAfter(startedAt, MAX_DAYS);
