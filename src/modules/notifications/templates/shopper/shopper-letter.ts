import { localTime } from '../../../../kernel/local-time.js';
import { singleLine } from '../../../../platform/mail/single-line.js';
import { type Link, type Row, amount } from '../letter.js';
import type { ShopperFact, ShopperNotice } from './shopper-notice.js';
import type { ShopperLanguage } from '../../../branding/index.js';
import { shopperWords, type ShopperWords } from './shopper-words.js';

/** A mail to a shopper, before it is rendered as text and HTML. Every text is one line. */
export interface ShopperLetter {
  readonly language: ShopperLanguage;
  readonly shop: string;
  readonly hasLogo: boolean;
  readonly subject: string;
  readonly heading: string;
  readonly greeting: string;
  readonly opening: string;
  readonly reason: string | null;
  readonly advice: string | null;
  readonly payment: { readonly text: string; readonly isDue: boolean; readonly link: Link | null } | null;
  /** True where the shopper has to do something, which is the main link. */
  readonly asksToAct: boolean;
  /** The button. */
  readonly main: Link;
  readonly others: readonly Link[];
  readonly details: { readonly title: string; readonly rows: readonly (Row & { readonly value: string })[] };
  readonly contact: { readonly title: string; readonly links: readonly (Link & { readonly text: string })[] };
  readonly why: string;
}

/** Facts after which nothing can be paid at the door. */
const OVER: ReadonlySet<ShopperFact> = new Set(['failed', 'returning', 'delivered']);

export function shopperLetter(notice: ShopperNotice): ShopperLetter {
  const { fact, language } = notice;
  const words = shopperWords[language];
  const told = words.facts[fact];
  const shop = apart(notice.shop.name, language);
  return {
    language,
    shop: singleLine(notice.shop.name),
    hasLogo: notice.shop.logoSellerId !== null,
    subject: told.subject(apart(notice.orderReference, language), shop),
    heading: told.heading,
    greeting: words.greeting(apart(notice.firstName, language)),
    opening: told.opening(shop),
    reason: isTrouble(fact) ? notice.reason : null,
    advice: ((notice.choose?.day ? told.adviceWithDay : undefined) ?? told.advice)?.(shop) ?? null,
    payment: OVER.has(fact) ? null : paymentOf(notice, words),
    asksToAct: isTrouble(fact),
    ...linksOf(notice, words),
    details: {
      title: words.details,
      rows: [
        { label: words.order, value: singleLine(notice.orderReference) },
        { label: words.number, value: singleLine(notice.number) },
        { label: words.service, value: singleLine(notice.serviceName) },
        { label: words.when, value: localTime(notice.happenedAt, notice.timeZone, language) },
      ],
    },
    contact: { title: words.contact(shop), links: contactLinks(notice, words) },
    why: words.why(shop),
  };
}

const isTrouble = (fact: ShopperFact): boolean => fact === 'attempt_failed' || fact === 'failed' || fact === 'returning';

/** In trouble, first what the shopper can do: choose another day, else reach the shop. */
function linksOf(notice: ShopperNotice, words: ShopperWords): Pick<ShopperLetter, 'main' | 'others'> {
  const { fact, shop, language } = notice;
  const track = { label: words.track, url: notice.trackUrl };
  const choose = notice.choose && { label: isTrouble(fact) && notice.choose.day ? words.chooseDay : words.choose, url: notice.choose.url };
  if (isTrouble(fact)) {
    const [contact] = contactLinks(notice, words);
    const reach = contact && { label: words.contact(apart(shop.name, language)), url: contact.url };
    const main = choose ?? reach;
    return main ? { main, others: [track] } : { main: track, others: [] };
  }
  return { main: track, others: choose ? [choose] : [] };
}

/** Isolates foreign text in an Arabic sentence, so that it does not reorder the surrounding words. */
const apart = (text: string, language: ShopperLanguage): string =>
  language === 'ar' ? `\u2068${singleLine(text)}\u2069` : singleLine(text);

function paymentOf({ payment, fact, language }: ShopperNotice, words: ShopperWords): ShopperLetter['payment'] {
  if (!payment) return null;
  if (payment.status !== 'due' || !payment.amount) return { text: words.nothingToPay, isDue: false, link: null };
  const money = apart(amount(payment.amount), language);
  const text = fact === 'out_for_delivery' ? words.haveReady(money) : words.toPayLater(money);
  return { text, isDue: true, link: payment.payUrl === null ? null : { label: words.payOnline, url: payment.payUrl } };
}

function contactLinks({ shop }: ShopperNotice, words: ShopperWords): ShopperLetter['contact']['links'] {
  const web = URL.parse(shop.url);
  return [
    ...(shop.email === null ? [] : [{ label: words.email, text: singleLine(shop.email), url: `mailto:${encodeURIComponent(shop.email)}` }]),
    ...(shop.phone === null
      ? []
      : [{ label: words.phone, text: singleLine(shop.phone), url: `tel:${shop.phoneE164 ?? shop.phone.replace(/[^\d+]/g, '')}` }]),
    ...(web && ['http:', 'https:'].includes(web.protocol) ? [{ label: words.website, text: web.host, url: web.href }] : []),
  ];
}
