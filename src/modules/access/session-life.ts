import { daysAfter, secondsAfter } from '../../kernel/clock.js';

const IDLE_SECONDS = 12 * 3600;
const MAX_DAYS = 7;
/** A driver's day, with the way to the hub and back. */
const DRIVER_SECONDS = 14 * 3600;

/** End of a session that is in use now: it expires when idle, and at an absolute maximum age. */
export function sessionEnd(now: Date, startedAt: Date): Date {
  const idle = secondsAfter(now, IDLE_SECONDS);
  const last = lastMoment(startedAt);
  return idle < last ? idle : last;
}

/** Absolute end of a session, whatever its use; a browser may keep the cookie until then. */
export const lastMoment = (startedAt: Date): Date => daysAfter(startedAt, MAX_DAYS);

/** End of a session of the drivers' app, however much it is used. */
export const driverSessionEnd = (startedAt: Date): Date => secondsAfter(startedAt, DRIVER_SECONDS);
