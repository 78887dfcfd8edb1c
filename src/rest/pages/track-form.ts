import { escapeHtml } from '../../kernel/text.js';
import type { Language } from '../negotiate.js';
import { pageOf, type Page } from './page.js';

interface Words {
  readonly title: string;
  readonly advice: string;
  readonly number: string;
  readonly find: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    title: 'Track your parcel',
    advice: 'Enter the number from the message of the shop or from the label.',
    number: 'Tracking number',
    find: 'Track',
  },
  ar: {
    title: 'تتبّع شحنتك',
    advice: 'أدخل الرقم الوارد في رسالة المتجر أو المكتوب على ملصق الشحنة.',
    number: 'رقم التتبع',
    find: 'تتبّع',
  },
};

/** Longer than any tracking number. */
export const MAX_NUMBER = 60;

/**
 * CSP form-action of these pages. The form submits to the tracking page, which can redirect to the carrier's, and browsers apply form-action
 * to redirects too.
 */
export const TRACK_FORM_TARGETS = "'self' https: http:";

/** The form alone, for the page of an unknown parcel. */
export function trackForm(language: Language, given = ''): string {
  const { number, find } = WORDS[language];
  return `<form method="get" action="/track"><input type="hidden" name="lang" value="${language}">
<label for="number">${number}</label>
<input id="number" name="number" value="${escapeHtml(given.slice(0, MAX_NUMBER))}" maxlength="${MAX_NUMBER}" required dir="ltr" autocapitalize="characters" autocomplete="off" spellcheck="false">
<button type="submit">${find}</button></form>`;
}

/** The page for shoppers who have a number but no link. */
export function trackFormPage(language: Language): Page {
  const { title, advice } = WORDS[language];
  const main = `<section><h1>${title}</h1><p>${advice}</p>${trackForm(language)}</section>`;
  return pageOf({ title, language, main, forms: TRACK_FORM_TARGETS });
}
