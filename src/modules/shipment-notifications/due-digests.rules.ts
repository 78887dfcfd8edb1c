import { instantOfLocal, localDay } from '../../kernel/local-time.js';
import { timeZoneOf } from '../../kernel/time-zone.js';

/** Sellers find the mail when their day begins. */
const WRITTEN_AT = '07:00';

/** A time zone in which the digest of a day is due. */
export interface DueZone {
  /** The name as sellers have it. */
  readonly timezone: string;
  /** The day on which it is written. */
  readonly day: string;
  /** It tells of what happened before this day. */
  readonly before: Date;
}

/** A zone that is no longer known counts as UTC. */
export const zoneOfSeller = (timezone: string): string => timeZoneOf(timezone) ?? 'UTC';

/** Undefined before the hour. */
export function dueZone(timezone: string, now: Date): DueZone | undefined {
  const zone = zoneOfSeller(timezone);
  const day = localDay(now, zone);
  return instantOfLocal(day, WRITTEN_AT, zone) <= now ? { timezone, day, before: instantOfLocal(day, '00:00', zone) } : undefined;
}
