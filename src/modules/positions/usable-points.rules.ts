import { isNoFix } from '../../kernel/geo.js';
import type { Unusable } from './positions.enums.js';

/** A point as the device gave it. */
export interface GivenPoint {
  readonly lat: number;
  readonly lng: number;
  readonly accuracy?: number | null;
  readonly speed?: number | null;
  readonly heading?: number | null;
  readonly deviceTime: Date;
}

/** A point that belongs to the run, with its time by our clock. */
export interface UsablePoint {
  readonly deviceTime: Date;
  readonly at: Date;
  readonly lat: number;
  readonly lng: number;
  readonly accuracy: number | null;
  readonly speed: number | null;
  readonly heading: number | null;
}

export interface Frame {
  /** Minutes that the device's clock is behind. */
  readonly offset: number;
  readonly now: Date;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
}

export interface SortedOut {
  /** In order of time. */
  readonly usable: readonly UsablePoint[];
  readonly unusable: readonly Unusable[];
}

const MINUTE_MS = 60_000;
const AHEAD_MS = 300_000;
/** The first point may be a little older than the start that it came with. */
const BEFORE_START_MS = 60_000;
/** More than any device reports, and no more than the columns hold. */
const MAX_MEASURE = 1_000_000;

/** Separates the points that belong to the run from those that cannot, and puts them in order. */
export function sortOut(points: readonly GivenPoint[], frame: Frame): SortedOut {
  const [usable, reasons] = [new Map<number, UsablePoint>(), [] as Unusable[]];
  for (const given of points) {
    const at = given.deviceTime.getTime() + frame.offset * MINUTE_MS;
    const key = given.deviceTime.getTime();
    const reason = usable.has(key) ? 'duplicate' : reasonAgainst(given, at, frame);
    if (reason) reasons.push(reason);
    else usable.set(key, usablePoint(given, new Date(at)));
  }
  return { usable: [...usable.values()].sort((one, other) => one.at.getTime() - other.at.getTime()), unusable: reasons };
}

function reasonAgainst({ lat, lng }: GivenPoint, at: number, { now, startedAt, finishedAt }: Frame): Unusable | null {
  // Comparisons with NaN are false.
  if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) return 'out_of_range';
  if (isNoFix({ lat, lng })) return 'no_fix';
  if (at > now.getTime() + AHEAD_MS) return 'future';
  if (at < startedAt.getTime() - BEFORE_START_MS) return 'before_run';
  return finishedAt && at > finishedAt.getTime() ? 'after_run' : null;
}

const usablePoint = ({ lat, lng, deviceTime, accuracy, speed, heading }: GivenPoint, at: Date): UsablePoint => ({
  deviceTime,
  at,
  lat,
  lng,
  // Devices that do not know say so with a negative number; a negative accuracy means that the whole point is a guess.
  accuracy: accuracy == null ? null : Math.max(-1, Math.min(accuracy, MAX_MEASURE)),
  speed: speed == null || speed < 0 ? null : Math.min(speed, MAX_MEASURE),
  heading: heading == null || heading < 0 || heading > 360 ? null : heading,
});
