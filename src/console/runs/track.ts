/** Where a driver was; the time in milliseconds, the speed in metres per second. */
export interface TrackPoint {
  readonly at: number;
  readonly lat: number;
  readonly lng: number;
  readonly speed: number | null;
  readonly accuracy: number | null;
}

export interface Place {
  readonly lat: number;
  readonly lng: number;
}

/** A drawing to scale: metres from the north-west corner. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly to: (place: Place) => { readonly x: number; readonly y: number };
}

const METRES_PER_DEGREE = 111_320;
const SMALLEST_METRES = 400;

/** The frame around places, with a margin. Good for a city: within it the earth is flat. */
export function frameAround(places: readonly Place[]): Frame {
  const lats = places.map(({ lat }) => lat);
  const lngs = places.map(({ lng }) => lng);
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)];
  const perLng = METRES_PER_DEGREE * Math.cos((((south + north) / 2) * Math.PI) / 180);
  const wide = Math.max((east - west) * perLng, SMALLEST_METRES);
  const high = Math.max((north - south) * METRES_PER_DEGREE, SMALLEST_METRES);
  const margin = Math.max(wide, high) * 0.08;
  // Long and narrow ways get a frame that can still be read.
  const width = Math.max(wide, high * 0.9) + 2 * margin;
  const height = Math.max(high, wide * 0.45) + 2 * margin;
  const left = (width - (east - west) * perLng) / 2;
  const top = (height - (north - south) * METRES_PER_DEGREE) / 2;
  return {
    width,
    height,
    to: ({ lat, lng }) => ({ x: left + (lng - west) * perLng, y: top + (north - lat) * METRES_PER_DEGREE }),
  };
}

/** The index of the last point up to a time. */
export const indexAt = (points: readonly TrackPoint[], at: number): number =>
  Math.max(
    0,
    points.findLastIndex((point) => point.at <= at),
  );

/** Kilometres per hour at a point, as measured or from the points around it; null for the only point. */
export function speedAt(points: readonly TrackPoint[], index: number): number | null {
  const here = points[index];
  const before = points[index - 1];
  if (here?.speed != null) return here.speed * 3.6;
  if (!here || !before || here.at === before.at) return null;
  return (metresBetween(before, here) / ((here.at - before.at) / 1_000)) * 3.6;
}

const GAP_MS = 5 * 60_000;

/** Where the device was silent for more than five minutes. */
export const gapsIn = (points: readonly TrackPoint[]): number[] =>
  points.flatMap(({ at }, index) => (at - (points[index - 1]?.at ?? at) > GAP_MS ? [index] : []));

function metresBetween(one: Place, other: Place): number {
  const perLng = METRES_PER_DEGREE * Math.cos((((one.lat + other.lat) / 2) * Math.PI) / 180);
  return Math.hypot((other.lat - one.lat) * METRES_PER_DEGREE, (other.lng - one.lng) * perLng);
}

const ROUND = [50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000];

/** A round length of about a quarter of the width, for the scale. */
export const scaleLength = (width: number): number => ROUND.findLast((metres) => metres <= width / 4) ?? 50;
