import { metresBetween, type Point } from '../../../src/kernel/geo.js';

/**
 * The service leaves out points that cannot be reached at 200 km/h (55 m/s). So the day is made short by short distances, not by fast
 * vehicles: the fewer minutes, the smaller the area.
 */
const MAX_METRES_PER_SECOND = 40;
const MIN_METRES_PER_SECOND = 8;
const METRES_PER_DEGREE = 111_195;
/** Of the time of a run; the rest is spent at doors. */
const DRIVING_SHARE = 0.6;
/** Requests take time too. */
const USABLE_SHARE = 0.9;
const MAX_SECONDS_AT_DOOR = 60;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** The other parcels are collected at sellers. */
export const DELIVERY_SHARE = 0.75;

/** The radius of the area in which a run can be driven in so many minutes. */
export const radiusFor = (minutes: number): number => Math.min(4_000, Math.max(250, minutes * 300));

export const stopsFor = (minutes: number): number => Math.min(12, Math.max(3, Math.round(minutes * 1.2)));

/** Points spread evenly over a disc. */
export function spread(centre: Point, radius: number, count: number): Point[] {
  const east = METRES_PER_DEGREE * Math.cos((centre.lat * Math.PI) / 180);
  return Array.from({ length: count }, (_, index) => {
    const [distance, angle] = [radius * Math.sqrt((index + 0.5) / count), index * GOLDEN_ANGLE];
    return {
      lat: centre.lat + (distance * Math.cos(angle)) / METRES_PER_DEGREE,
      lng: centre.lng + (distance * Math.sin(angle)) / east,
    };
  });
}

export interface Pace {
  readonly metresPerSecond: number;
  readonly secondsAtDoor: number;
}

/** How fast to drive along these points, and how long to stay at each, so that the run takes so many minutes. */
export function paceOf(points: readonly Point[], minutes: number): Pace {
  const seconds = minutes * 60 * USABLE_SHARE;
  const metres = lengthOf(points);
  const wanted = metres / (seconds * DRIVING_SHARE);
  const metresPerSecond = Math.min(MAX_METRES_PER_SECOND, Math.max(MIN_METRES_PER_SECOND, wanted));
  const doors = Math.max(1, points.length - 2);
  return { metresPerSecond, secondsAtDoor: Math.min(MAX_SECONDS_AT_DOOR, Math.max(0, (seconds - metres / metresPerSecond) / doors)) };
}

const lengthOf = (points: readonly Point[]): number =>
  points.slice(1).reduce((sum, point, index) => sum + metresBetween(points[index] ?? point, point), 0);

/** The point so many metres along the straight line. */
export function along(from: Point, to: Point, metres: number): Point {
  const share = Math.min(1, metres / Math.max(1, metresBetween(from, to)));
  return { lat: from.lat + (to.lat - from.lat) * share, lng: from.lng + (to.lng - from.lng) * share };
}

/** Degrees from north, clockwise. */
export function headingOf(from: Point, to: Point): number {
  const degrees = (Math.atan2((to.lng - from.lng) * Math.cos((from.lat * Math.PI) / 180), to.lat - from.lat) * 180) / Math.PI;
  return Math.round(degrees + 360) % 360;
}
