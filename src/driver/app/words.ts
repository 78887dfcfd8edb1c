import { minorOf, decimalsOf } from '../model/money.js';
import type { Money } from '../model/run.js';
import type english from '../words.en.json';
import type { Language } from '../store/values.js';

export type Word = keyof typeof english;
type Dictionary = Readonly<Record<string, string>>;
type Values = Readonly<Record<string, string | number>>;

export const languages: readonly { readonly code: Language; readonly name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'ar', name: 'العربية' },
  { code: 'ur', name: 'اردو' },
  { code: 'hi', name: 'हिन्दी' },
];

const load: Readonly<Record<Language, () => Promise<{ readonly default: Dictionary }>>> = {
  en: () => import('../words.en.json'),
  ar: () => import('../words.ar.json'),
  ur: () => import('../words.ur.json'),
  hi: () => import('../words.hi.json'),
};

let words: Dictionary = {};
let current: Language = 'en';
let plurals = new Intl.PluralRules('en');

/** The language of the phone, if the app speaks it. */
export const likelyLanguage = (): Language =>
  navigator.languages.map((tag) => tag.slice(0, 2)).flatMap((tag) => languages.find(({ code }) => code === tag)?.code ?? [])[0] ?? 'en';

export async function speak(language: Language): Promise<void> {
  words = (await load[language]()).default;
  current = language;
  plurals = new Intl.PluralRules(language);
  document.documentElement.lang = language;
  document.documentElement.dir = language === 'ar' || language === 'ur' ? 'rtl' : 'ltr';
}

/** Latin digits everywhere: on labels, notes and phones they are what drivers read. */
const localeNow = (): string => `${current === 'en' ? 'en-GB' : current}-u-nu-latn`;

/** A text in the driver's language. `{name}` is replaced; `count` chooses the plural. */
export function t(word: Word, values: Values = {}): string {
  const { count } = values;
  const plural = typeof count === 'number' ? words[`${word}_${plurals.select(count)}`] : undefined;
  return filled(plural ?? words[word] ?? word, values);
}

const filled = (text: string, values: Values): string =>
  text.replaceAll(/\{(\w+)\}/g, (_place, name: string) => isolated(String(values[name] ?? '')));

/** Text of a code that comes from the service, if the app has words for it. */
export function wordsFor(prefix: 'error' | 'reason', code: string, values: Values = {}): string | undefined {
  const text = words[`${prefix}.${code}`];
  return text === undefined ? undefined : filled(text, values);
}

/** Keeps the direction of an inserted value apart from that of a sentence from right to left. */
const isolated = (value: string): string => (document.documentElement.dir === 'rtl' ? `\u2068${value}\u2069` : value);

const MINUTE_MS = 60_000;

export const money = ({ amount, currency }: Money): string => {
  const decimals = decimalsOf(currency);
  const isWhole = (minorOf(amount, currency) ?? 1n) % 10n ** BigInt(decimals) === 0n;
  const digits = new Intl.NumberFormat('en', { minimumFractionDigits: isWhole ? 0 : decimals, maximumFractionDigits: decimals });
  // A string, not a number: amounts are exact.
  return `${currency} ${digits.format(amount as Intl.StringNumericLiteral)}`;
};

/** Names in a row, such as "Aisha and Omar". */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(localeNow(), { type: 'conjunction' }).format(names.map(isolated));

export const clockTime = (at: string | number, zone?: string): string =>
  new Intl.DateTimeFormat(localeNow(), { hour: '2-digit', minute: '2-digit', hour12: false, timeZone: zone }).format(new Date(at));

/** A date such as 2026-11-24, as a day in words. */
export const dayName = (date: string): string =>
  new Intl.DateTimeFormat(localeNow(), { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T12:00:00Z`),
  );

/** How long ago, in the largest unit. */
export function ago(ms: number): string {
  const minutes = Math.round(ms / MINUTE_MS);
  if (minutes < 1) return t('justNow');
  const relative = new Intl.RelativeTimeFormat(localeNow(), { numeric: 'always' });
  if (minutes < 60) return relative.format(-minutes, 'minute');
  return minutes < 48 * 60 ? relative.format(-Math.round(minutes / 60), 'hour') : relative.format(-Math.round(minutes / 1440), 'day');
}

/** A time difference such as "3 h" or "25 min", in numbers. */
export function span(ms: number): string {
  const minutes = Math.round(Math.abs(ms) / MINUTE_MS);
  const unit = minutes >= 60 ? 'hour' : 'minute';
  const value = unit === 'hour' ? Math.round(minutes / 30) / 2 : minutes;
  return new Intl.NumberFormat(localeNow(), { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}
