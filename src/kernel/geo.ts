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
