import { localHour } from '../../kernel/local-time.js';
import type { Language } from '../negotiate.js';
import type { ShownDeliveryFragment } from '../operations.generated.js';
import { deliveryMap } from './delivery-map.js';
import { deliveryWords, type DeliveryWords } from './delivery-words.js';
import { escapeHtml } from '../../kernel/text.js';

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
