/** A point on the earth, in degrees. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

const EARTH_RADIUS_METRES = 6_371_008.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The great-circle distance in metres. */
export function metresBetween(from: Point, to: Point): number {
  const [lat1, lat2] = [radians(from.lat), radians(to.lat)];
  const half = Math.sin((lat2 - lat1) / 2) ** 2 + Math.cos(lat1) * Math.cos(lat2) * Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** The point of a row with nullable coordinates. */
export const pointOf = ({ lat, lng }: { readonly lat: number | null; readonly lng: number | null }): Point | null =>
  lat === null || lng === null ? null : { lat, lng };

/** Within 100 m of 0,0 there is only sea: devices and programs send it when they have no position. */
const NO_FIX_METRES = 100;

export const isNoFix = (point: Point): boolean => metresBetween(point, { lat: 0, lng: 0 }) <= NO_FIX_METRES;

/** The point that a device or program knows; null when it has none. */
export const fixOf = (point: Point | null | undefined): Point | null =>
  point == null || isNoFix(point) ? null : { lat: point.lat, lng: point.lng };
