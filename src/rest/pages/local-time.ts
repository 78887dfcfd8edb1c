import type { Language } from '../negotiate.js';

/** Words of a language as they are written around the Gulf: the day before the month, Western digits. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', ar: 'ar-AE-u-nu-latn' };

/** The time of day where the parcel goes to, with its zone. Countries with several zones are told the time of Greenwich. */
export function localTime(instant: Date, countryCode: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
    timeZone: zoneOf(countryCode, instant),
  }).format(instant);
}

interface ZonedLocale {
  getTimeZones?: () => string[] | undefined;
}

function zoneOf(countryCode: string, instant: Date): string {
  const zones = localeOf(countryCode)?.getTimeZones?.() ?? [];
  const [first, ...others] = new Set(zones.map((zone) => clockIn(zone, instant)));
  return first !== undefined && others.length === 0 ? (zones[0] ?? 'UTC') : 'UTC';
}

/** The list of zones is younger than the types of the language. */
function localeOf(countryCode: string): (Intl.Locale & ZonedLocale) | undefined {
  return /^[A-Z]{2}$/.test(countryCode) ? new Intl.Locale(`und-${countryCode}`) : undefined;
}

const clockIn = (timeZone: string, instant: Date): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(instant);
