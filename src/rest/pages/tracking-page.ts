import type { Language } from '../negotiate.js';
import type { TrackingQuery } from '../operations.generated.js';
import { localTime } from './local-time.js';
import { escapeHtml, pageOf, type Page } from './page.js';

type Tracking = TrackingQuery['tracking'];

interface Words {
  readonly parcelFor: (name: string, city: string) => string;
  readonly parcelTo: (city: string) => string;
  readonly way: readonly [string, string, string, string];
  readonly wayName: string;
  readonly done: string;
  readonly history: string;
  readonly details: string;
  readonly number: string;
  readonly service: string;
  readonly title: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    title: 'Parcel',
    parcelFor: (name, city) => `Parcel for ${name} in ${city}`,
    parcelTo: (city) => `Parcel to ${city}`,
    way: ['Ordered', 'Collected', 'Out for delivery', 'Delivered'],
    wayName: 'Progress',
    done: 'done',
    history: 'What has happened',
    details: 'Details',
    number: 'Tracking number',
    service: 'Service',
  },
  ar: {
    title: 'الشحنة',
    parcelFor: (name, city) => `شحنة إلى ${name} في ${city}`,
    parcelTo: (city) => `شحنة إلى ${city}`,
    way: ['تم الطلب', 'تم الاستلام', 'خرجت للتوصيل', 'تم التوصيل'],
    wayName: 'مراحل الشحنة',
    done: 'تمت',
    history: 'ما حدث حتى الآن',
    details: 'التفاصيل',
    number: 'رقم التتبع',
    service: 'الخدمة',
  },
};

/** What a driver at the door has to know, in the words of the label. */
export const PAID: Readonly<Record<Language, string>> = { en: 'PAID - DO NOT COLLECT', ar: 'مدفوع - لا تُحصّل أي مبلغ' };

/** The page that a shopper opens from a message: where the parcel is, at a glance, and how it got there. */
export function trackingPage(tracking: Tracking, language: Language): Page {
  const words = WORDS[language];
  const number = tracking.awb ?? tracking.reference;
  const main = [headOf(tracking, language), historyOf(tracking, language), detailsOf(tracking, words, number)].join('\n');
  return pageOf({ title: `${tracking.current.title} – ${words.title} ${number}`, language, main });
}

function headOf(tracking: Tracking, language: Language): string {
  const { parcelFor, parcelTo } = WORDS[language];
  const [name, city] = [tracking.firstName, tracking.city].map((part) => (part === null ? null : `<bdi>${escapeHtml(part)}</bdi>`));
  const mood = tracking.troubled ? 'bad' : tracking.milestone === 4 ? 'good' : 'fair';
  return `<section class="${mood}"><p class="soft">${name ? parcelFor(name, city ?? '') : parcelTo(city ?? '')}</p>
<h1>${escapeHtml(tracking.current.title)}</h1>${timeOf(tracking.current.occurredAt, tracking, language)}${paidOf(tracking, language)}
${wayOf(tracking, WORDS[language])}</section>`;
}

const paidOf = ({ codPaid }: Tracking, language: Language): string => (codPaid ? `\n<p class="paid">${PAID[language]}</p>` : '');

function wayOf({ milestone }: Tracking, { way, wayName, done }: Words): string {
  const items = way.map((step, index) =>
    index < milestone ? `<li class="done">${step} <span aria-label="${done}" role="img">✓</span></li>` : `<li>${step}</li>`,
  );
  return `<ol class="way" aria-label="${wayName}">${items.join('')}</ol>`;
}

function historyOf(tracking: Tracking, language: Language): string {
  const items = tracking.steps
    .toReversed()
    .map(({ title, occurredAt }) => `<li><strong>${escapeHtml(title)}</strong>${timeOf(occurredAt, tracking, language)}</li>`);
  return `<section><h2>${WORDS[language].history}</h2><ol class="log" reversed>${items.join('\n')}</ol></section>`;
}

const timeOf = (instant: string, { countryCode }: Tracking, language: Language): string =>
  `<time datetime="${escapeHtml(instant)}">${escapeHtml(localTime(new Date(instant), countryCode, language))}</time>`;

const detailsOf = ({ serviceName }: Tracking, { details, number, service }: Words, awb: string): string =>
  `<section><h2>${details}</h2><dl><dt>${number}</dt><dd><bdi>${escapeHtml(awb)}</bdi></dd>` +
  `<dt>${service}</dt><dd><bdi>${escapeHtml(serviceName)}</bdi></dd></dl></section>`;
