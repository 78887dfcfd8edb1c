import { daysAfter, secondsAfter } from '../../kernel/clock.js';
import type { Shipment } from '../shipments/index.js';

const BEFORE_LAST_MILE_MINUTES = 6 * 60;
const QUIET_MINUTES = 24 * 60;
const QUIET_DAYS = 7;

export interface Polled extends Pick<Shipment, 'status' | 'statusAt'> {
  /** When its last scan arrived; null if there was none. */
  readonly lastScanAt: Date | null;
}

/** When to ask the carrier again: often on the last mile, rarely before, and once a day about a parcel that has been quiet for a week. */
export function nextPollAt({ status, statusAt, lastScanAt }: Polled, lastMileMinutes: number, now: Date): Date {
  const lastNews = lastScanAt !== null && lastScanAt > statusAt ? lastScanAt : statusAt;
  return secondsAfter(now, 60 * minutes(status, daysAfter(lastNews, QUIET_DAYS) <= now, lastMileMinutes));
}

function minutes(status: Shipment['status'], isQuiet: boolean, lastMileMinutes: number): number {
  if (isQuiet) return Math.max(QUIET_MINUTES, lastMileMinutes);
  return status === 'in_transit' ? lastMileMinutes : Math.max(BEFORE_LAST_MILE_MINUTES, lastMileMinutes);
}
