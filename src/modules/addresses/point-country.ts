import { iso1A2Codes } from '@rapideditor/country-coder';
import { isNoFix, pointOf, type Point } from '../../kernel/geo.js';

/** Borders are simplified, and addresses near one are pinned across it. */
const MARGIN_KM = 20;
const KM_PER_DEGREE = 111.2;

/**
 * Countries whose addresses people write for the same ground, because both claim or administer it. The data set has to choose one; a parcel
 * goes where the address says.
 */
const SHARED: readonly ReadonlySet<string>[] = [
  new Set(['UA', 'RU']),
  new Set(['IL', 'PS', 'SY', 'LB']),
  new Set(['MA', 'EH']),
  new Set(['RS', 'XK']),
  new Set(['GE', 'RU']),
  new Set(['IN', 'PK', 'CN', 'NP']),
  new Set(['CN', 'TW', 'HK', 'MO']),
  new Set(['CY', 'TR']),
  new Set(['AM', 'AZ']),
  new Set(['SD', 'SS', 'EG']),
];

/** True if a point lies in the country of an address, near it, or where both this country and another one are written in addresses. */
export function isInCountry(point: Point, countryCode: string): boolean {
  if (isNoFix(point)) return false;
  return has(iso1A2Codes([point.lng, point.lat]), countryCode) || has(iso1A2Codes(around(point)), countryCode);
}

/** The point of an address, unless it cannot be meant: 0,0, or outside the country of the address. */
export function usablePoint({ lat, lng, countryCode }: { lat: number | null; lng: number | null; countryCode: string }): Point | null {
  const point = pointOf({ lat, lng });
  return point && isInCountry(point, countryCode) ? point : null;
}

/** Territories count as the country that they belong to, and the other way around: the data names both. */
function has(found: readonly string[], countryCode: string): boolean {
  if (found.includes(countryCode)) return true;
  return SHARED.some((shared) => shared.has(countryCode) && found.some((code) => shared.has(code)));
}

/** Near the poles a degree of longitude is short, so the box ends at a tenth of its width at the equator. */
function around({ lat, lng }: Point): [number, number, number, number] {
  const high = MARGIN_KM / KM_PER_DEGREE;
  const wide = high / Math.max(0.1, Math.cos((lat * Math.PI) / 180));
  return [lng - wide, lat - high, lng + wide, lat + high];
}
