import { escapeHtml } from '../../kernel/text.js';
import { localDate, localTime, zoneName } from '../../kernel/local-time.js';
import type { Language } from '../negotiate.js';
import type { TrackingQuery } from '../operations.generated.js';
import { deliverySection } from './delivery-section.js';
import { pageOf, type Page } from './page.js';
import { trackingScript } from './tracking-script.js';
import { trackingWords, type TrackingWords } from './tracking-words.js';

type Tracking = TrackingQuery['tracking'];

interface Wishes {
  readonly language: Language;
  /** Whether the link to choose another day has just been mailed. */
  readonly isLinkSent: boolean;
}

/** The page that a shopper opens from a message: status of the parcel, payment and contact. */
export function trackingPage(tracking: Tracking, { language, isLinkSent }: Wishes): Page {
  const words = trackingWords[language];
  const number = tracking.awb ?? tracking.reference;
  const parts = [
    shopOf(tracking.shop),
    tracking.isTest ? `<p class="bad" role="note"><strong>${words.test}</strong></p>` : '',
    headOf(tracking, language),
    nextOf(tracking, { language, number, isLinkSent }),
    deliveryOf(tracking, { language, number }),
    paymentOf(tracking, { words, language }),
    historyOf(tracking, language),
    contactOf(tracking.shop, words),
    detailsOf(tracking, words, number),
  ];
  return pageOf({
    title: `${tracking.current.title} – ${words.title} ${number}`,
    language,
    main: parts.filter(Boolean).join('\n'),
    images: imagesOf(tracking),
    forms: tracking.choiceLink ? "'self'" : undefined,
    live:
      tracking.delivery === null
        ? undefined
        : { script: trackingScript, everySeconds: tracking.delivery.live ? NEAR_SECONDS : FAR_SECONDS },
  });
}

/** How often a browser without scripts loads the page again. */
const NEAR_SECONDS = 30;
const FAR_SECONDS = 120;

const imagesOf = ({ shop, delivery }: Tracking): string[] => [
  ...(shop.logoUrl === null ? [] : ["'self'"]),
  // Also before there is a position: it may come while the page is open.
  ...(delivery?.map ? [new URL(delivery.map.tileUrl).origin] : []),
];

function deliveryOf({ delivery }: Tracking, { language, number }: { language: Language; number: string }): string {
  if (delivery === null) return '';
  const live = `/track/${encodeURIComponent(number)}/live?lang=${language}`;
  return `<section id="delivery" data-live="${escapeHtml(live)}">${deliverySection(delivery, language)}</section>`;
}

/** Links the logo by path only, so that it loads from the same host as the page. */
function shopOf({ name, logoUrl }: Tracking['shop']): string {
  const logo = logoUrl === null ? '' : `<img src="${escapeHtml(new URL(logoUrl).pathname)}" alt="">`;
  return `<p class="shop">${logo}${bdi(name)}</p>`;
}

function headOf(tracking: Tracking, language: Language): string {
  const { parcelFor, parcelTo } = trackingWords[language];
  const [name, city] = [tracking.firstName, tracking.city].map((part) => (part === null ? null : bdi(part)));
  const mood = tracking.troubled ? 'bad' : tracking.milestone === 4 ? 'good' : 'fair';
  return `<section class="${mood}"><p class="soft">${name ? parcelFor(name, city ?? '') : parcelTo(city ?? '')}</p>
<h1>${escapeHtml(tracking.current.title)}</h1>${reasonOf(tracking.current)}${timeOf(tracking.current.occurredAt, tracking, language)}
${wayOf(tracking, trackingWords[language])}</section>`;
}

const reasonOf = ({ reason }: Tracking['current']): string => (reason === null ? '' : `<p>${escapeHtml(reason)}</p>`);

/** After a failed attempt: the day of the next one, and what the shopper can do. */
function nextOf(tracking: Tracking, { language, number, isLinkSent }: Wishes & { readonly number: string }): string {
  const { nextDay, choiceLink, isReturn, current, shop } = tracking;
  const words = trackingWords[language];
  const day = nextDay === null ? '' : `<p class="paid">${words.nextDay(`<bdi>${localDate(nextDay, language)}</bdi>`)}</p>`;
  const hasFailed = !isReturn && tracking.troubled && (current.status === 'FAILED' || current.status === 'ON_HOLD');
  if (!hasFailed) return day && `<section>${day}</section>`;
  if (!choiceLink) return `<section>${day}<p>${words.askShop(`<a href="#contact">${bdi(shop.name)}</a>`)}</p></section>`;
  if (isLinkSent) return `<section>${day}<p class="paid" role="status">${words.linkSent}</p></section>`;
  const action = `/track/${encodeURIComponent(number)}/link?lang=${language}`;
  return `<section>${day}<form method="post" enctype="multipart/form-data" action="${escapeHtml(action)}"><button type="submit">${words.chooseDay}</button></form>
<p class="soft">${words.linkByMail}</p></section>`;
}

function wayOf({ milestone, isReturn }: Tracking, { way, returnWay, wayName, done }: TrackingWords): string {
  const items = (isReturn ? returnWay : way).map((step, index) =>
    index < milestone ? `<li class="done">${step} <span aria-label="${done}" role="img">✓</span></li>` : `<li>${step}</li>`,
  );
  return `<ol class="way" aria-label="${wayName}">${items.join('')}</ol>`;
}

interface Wording {
  readonly words: TrackingWords;
  readonly language: Language;
}

function paymentOf({ payment }: Tracking, { words, language }: Wording): string {
  if (payment === null) return '';
  if (payment.status === 'PAID') return `<section><h2>${words.payment}</h2><p class="paid">${words.paid}</p></section>`;
  if (payment.status === 'PREPAID' || payment.amount === null) return `<section><h2>${words.payment}</h2><p>${words.prepaid}</p></section>`;
  const { amount, currency } = payment.amount;
  const online =
    payment.payUrl === null ? '' : `<a class="button" href="${escapeHtml(payHref(payment.payUrl, language))}">${words.payOnline}</a>`;
  return `<section><h2>${words.toPay}</h2><p class="amount"><bdi dir="ltr">${escapeHtml(currency)} ${escapeHtml(amount)}</bdi></p>
<p>${payment.payUrl === null ? words.cash : words.cashOrOnline}</p>${online}</section>`;
}

const payHref = (payUrl: string, language: Language): string => `${new URL(payUrl).pathname}?lang=${language}`;

function historyOf(tracking: Tracking, language: Language): string {
  const { history, zone } = trackingWords[language];
  const items = tracking.steps
    .toReversed()
    .map(
      ({ title, reason, place, occurredAt }) =>
        `<li><strong>${escapeHtml(title)}</strong>${placeIn(place)}${reason === null ? '' : `<br>${escapeHtml(reason)}`}${timeOf(occurredAt, tracking, language)}</li>`,
    );
  const name = zoneName(new Date(tracking.current.occurredAt), tracking.timeZone, language);
  return `<section><h2>${history}</h2><ol class="log" reversed>${items.join('\n')}</ol>
<p class="soft"><small>${zone(escapeHtml(name))}</small></p></section>`;
}

const placeIn = (place: string | null): string => (place === null ? '' : ` <span class="soft">${bdi(place)}</span>`);

const timeOf = (instant: string, { timeZone }: Tracking, language: Language): string =>
  `<time datetime="${escapeHtml(instant)}">${escapeHtml(localTime(new Date(instant), timeZone, language))}</time>`;

function contactOf({ name, email, phone, phoneE164, url }: Tracking['shop'], words: TrackingWords): string {
  const links = [
    email === null ? null : linkOf(words.email, `mailto:${encodeURIComponent(email)}`, email),
    phone === null ? null : linkOf(words.phone, `tel:${phoneE164 ?? phone.replace(/[^\d+]/g, '')}`, phone),
    webLink(words.visit, url),
  ].filter((link) => link !== null);
  return `<section id="contact"><h2>${words.questions}</h2><p>${words.contact(bdi(name))}</p><ul class="contact">${links.join('')}</ul></section>`;
}

const linkOf = (label: string, href: string, text: string): string =>
  `<li><span class="soft">${label}:</span> <a href="${escapeHtml(href)}"><bdi dir="ltr">${escapeHtml(text)}</bdi></a></li>`;

/** A link to an external page, without referrer. Only http(s) URLs become links. */
function webLink(label: string, url: string): string | null {
  const target = URL.parse(url);
  if (!target || !['http:', 'https:'].includes(target.protocol)) return null;
  return `<li><span class="soft">${label}:</span> <a href="${escapeHtml(target.href)}" rel="noopener noreferrer nofollow"><bdi dir="ltr">${escapeHtml(target.host)}</bdi></a></li>`;
}

const detailsOf = ({ serviceName }: Tracking, { details, number, service }: TrackingWords, awb: string): string =>
  `<section><h2>${details}</h2><dl><dt>${number}</dt><dd>${bdi(awb)}</dd><dt>${service}</dt><dd>${bdi(serviceName)}</dd></dl></section>`;

const bdi = (text: string): string => `<bdi>${escapeHtml(text)}</bdi>`;
