import type { ShownDeliveryFragment } from '../operations.generated.js';
import { escapeHtml } from '../../kernel/text.js';

const TILE = 256;
const ZOOM = 15;
/** Tiles around the one with the driver. */
const AROUND = [-1, 0, 1] as const;
/** Positions are rounded to this. */
const ROUNDED_METRES = 100;
const EQUATOR_METRES = 40_075_016.7;
/** Tiles of a map end here. */
const LAST_LAT = 85.05;

/** Nine tiles with the driver in the middle one, as a circle, because the position is rounded. Empty without a position. */
export function deliveryMap({ position, map }: ShownDeliveryFragment, label: string): string {
  if (position === null || map === null || Math.abs(position.lat) > LAST_LAT) return '';
  const at = placeOf(position);
  const [column, row] = [Math.floor(at.x), Math.floor(at.y)];
  const tiles = AROUND.flatMap((down) => AROUND.map((right) => tile(map.tileUrl, { column: column + right, row: row + down })));
  const [x, y] = [at.x - column, at.y - row].map((part) => Math.round((part + 1) * TILE));
  const radius = Math.max(8, Math.round(ROUNDED_METRES / metresOfPixel(position.lat)));
  const source = map.attribution === null ? '' : `<p class="soft"><small><bdi>${escapeHtml(map.attribution)}</bdi></small></p>`;
  return `<div class="map" dir="ltr" role="img" aria-label="${label}">${tiles.join('')}
<svg viewBox="0 0 ${3 * TILE} ${3 * TILE}" aria-hidden="true"><circle cx="${x}" cy="${y}" r="${radius}"/><circle class="dot" cx="${x}" cy="${y}" r="7"/></svg></div>${source}`;
}

/** The place on the square map of the world, in tiles. */
function placeOf({ lat, lng }: { readonly lat: number; readonly lng: number }): { readonly x: number; readonly y: number } {
  const sine = Math.sin((lat * Math.PI) / 180);
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return { x: (lng / 360 + 0.5) * 2 ** ZOOM, y: y * 2 ** ZOOM };
}

const metresOfPixel = (lat: number): number => (EQUATOR_METRES * Math.cos((lat * Math.PI) / 180)) / (TILE * 2 ** ZOOM);

/** The host learns this page's origin, as tile servers demand, but not its path, which has the number of the parcel. */
function tile(template: string, { column, row }: { readonly column: number; readonly row: number }): string {
  const most = 2 ** ZOOM;
  if (row < 0 || row >= most) return '<span></span>';
  const url = template
    .replace('{z}', String(ZOOM))
    .replace('{x}', String((column + most) % most))
    .replace('{y}', String(row));
  return `<img src="${escapeHtml(url)}" alt="" width="${TILE}" height="${TILE}" referrerpolicy="origin">`;
}
