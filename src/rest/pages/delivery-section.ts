import { localHour } from '../../kernel/local-time.js';
import type { Language } from '../negotiate.js';
import type { ShownDeliveryFragment } from '../operations.generated.js';
import { escapeHtml } from '../../kernel/text.js';

interface DeliveryWords {
  readonly title: string;
  /** By the number of stops before the consignee's. */
  readonly stops: readonly [string, string, string];
  readonly arrived: string;
  readonly today: string;
  readonly between: (from: string, to: string) => string;
  readonly estimated: string;
  readonly driver: (name: string) => string;
  readonly call: string;
  readonly map: string;
}

/** How far the driver is. Its parts are replaced one by one while the page is open, so that readers hear only what changed. */
export function deliverySection(delivery: ShownDeliveryFragment, language: Language): string {
  const words = deliveryWords[language];
  return `<h2>${words.title}</h2>
<div data-part="news" aria-live="polite">${newsOf(delivery, language)}</div>
<div data-part="lane">${laneOf(delivery, words)}</div>
<div data-part="map">${deliveryMap(delivery, words.map)}</div>
<div data-part="driver">${driverOf(delivery, words)}</div>`;
}

function newsOf(delivery: ShownDeliveryFragment, language: Language): string {
  const { windowFrom, windowTo, timeZone, live } = delivery;
  const words = deliveryWords[language];
  const head = `<p class="stops">${headline(delivery, words)}</p>`;
  if (windowFrom === null || windowTo === null) return head;
  const [from, to] = [windowFrom, windowTo].map((instant) => timeOf(instant, timeZone, language));
  const note = live ? `<p class="soft"><small>${words.estimated}</small></p>` : '';
  return `${head}<p class="window">${words.between(from ?? '', to ?? '')}</p>${note}`;
}

function headline({ arrived, stopsBefore }: ShownDeliveryFragment, words: DeliveryWords): string {
  if (arrived) return words.arrived;
  return stopsBefore === null ? words.today : (words.stops[stopsBefore] ?? words.today);
}

const timeOf = (instant: string, timeZone: string, language: Language): string =>
  `<time datetime="${escapeHtml(instant)}">${localHour(new Date(instant), timeZone, language)}</time>`;

/** Where the driver is on the drawing, by the number of stops before; at the door in the last place. */
const DRIVER_AT = [232, 152, 44] as const;
const AT_DOOR = 262;
const STOPS_AT = [108, 188] as const;

/** The stops on the way to the door, not to scale. */
function laneOf(delivery: ShownDeliveryFragment, words: DeliveryWords): string {
  const { stopsBefore, arrived } = delivery;
  if (stopsBefore === null) return '';
  const at = arrived ? AT_DOOR : (DRIVER_AT[stopsBefore] ?? DRIVER_AT[2]);
  const stops = STOPS_AT.map((x) => `<circle class="${x < at ? 'passed' : 'ahead'}" cx="${x}" cy="52" r="7"/>`);
  return `<svg class="lane" viewBox="0 0 320 72" role="img" aria-label="${headline(delivery, words)}">
<path class="road" d="M16 52H296"/><path class="driven" d="M16 52H${at}"/>${stops.join('')}
<path class="door" d="M280 54V34l14-12 14 12v20z"/><path class="gap" d="M290 54V42h8v12z"/>
<g class="van" transform="translate(${at - 16} 28)"><path d="M1 4h18v14H1z"/><path d="M20 8h6l5 5v5H20z"/><circle cx="8" cy="20" r="4"/><circle cx="24" cy="20" r="4"/></g></svg>`;
}

function driverOf({ driverFirstName, callPhone }: ShownDeliveryFragment, words: DeliveryWords): string {
  const driver = driverFirstName === null ? '' : `<p>${words.driver(`<bdi>${escapeHtml(driverFirstName)}</bdi>`)}</p>`;
  const call = callPhone === null ? '' : `<a class="button" href="tel:${escapeHtml(callPhone.replace(/[^\d+]/g, ''))}">${words.call}</a>`;
  return driver + call;
}

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
function deliveryMap({ position, map }: ShownDeliveryFragment, label: string): string {
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

const deliveryWords: Readonly<Record<Language, DeliveryWords>> = {
  en: {
    title: 'Your delivery',
    stops: ['Your stop is next', '1 stop before yours', '2 stops before yours'],
    arrived: 'The driver is at your door',
    today: 'The driver is on the way with your parcel',
    between: (from, to) => `Expected between ${from} and ${to}`,
    estimated: 'This is an estimate and may change.',
    driver: (name) => `Your driver is ${name}.`,
    call: 'Call about your delivery',
    map: 'Map: about where the driver is',
  },
  ar: {
    title: 'توصيل شحنتك',
    stops: ['محطتك هي التالية', 'محطة واحدة قبل محطتك', 'محطتان قبل محطتك'],
    arrived: 'السائق عند بابك',
    today: 'السائق في الطريق ومعه شحنتك',
    between: (from, to) => `من المتوقع الوصول بين الساعة ${from} و${to}`,
    estimated: 'هذا الوقت تقديري وقد يتغيّر.',
    driver: (name) => `اسم السائق ${name}.`,
    call: 'اتصل بشأن التوصيل',
    map: 'خريطة: موقع السائق التقريبي',
  },
};
