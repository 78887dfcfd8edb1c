type Language = 'en' | 'ar';

/** Date formats as used in the Gulf: the day before the month, Western digits. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', ar: 'ar-AE-u-nu-latn' };

/** The day and time of day in a zone, with the zone's short name. */
export function localTime(instant: Date, timeZone: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
    timeZone,
  }).format(instant);
}

/** The time of day in a zone, such as 14:05. */
export const localHour = (instant: Date, timeZone: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(instant);

/** A calendar day (YYYY-MM-DD) with its weekday, such as Wednesday 25 November. */
export const localDate = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00.000Z`),
  );

/** The weekday of a calendar day (YYYY-MM-DD), and the day without it: Wednesday and 25 November. */
export function localDateParts(day: string, language: Language): { readonly weekday: string; readonly date: string } {
  const format = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00.000Z`));
  return { weekday: format({ weekday: 'long' }), date: format({ day: 'numeric', month: 'long' }) };
}

/** The full name of a zone, such as Gulf Standard Time. */
export function zoneName(instant: Date, timeZone: string, language: Language): string {
  const parts = new Intl.DateTimeFormat(LOCALES[language], { timeZone, timeZoneName: 'long' }).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

interface Place {
  readonly countryCode: string;
  readonly lng: number | null;
}

/**
 * The IANA time zone of a place. In a country with several zones the longitude decides; without one it is UTC, which is at least
 * unambiguous.
 */
export function zoneOfPlace({ countryCode, lng }: Place, instant: Date): string {
  const zones = zonesOf(countryCode);
  const [first, ...others] = new Set(zones.map((zone) => offsetMinutes(zone, instant)));
  if (first === undefined) return 'UTC';
  if (others.length === 0) return zones[0] ?? 'UTC';
  return lng === null ? 'UTC' : nearestZone(zones, lng, instant);
}

/** Legal time is ahead of solar time in most places, by about this fraction of an hour on average. */
const AHEAD_OF_SUN = 0.3;

function nearestZone(zones: readonly string[], lng: number, instant: Date): string {
  // In January, so that daylight saving time moves no border. In the southern hemisphere it shifts all zones of a country alike.
  const january = new Date(Date.UTC(instant.getUTCFullYear(), 0, 15));
  const wanted = (lng / 15 + AHEAD_OF_SUN) * 60;
  const distance = (zone: string): number => Math.abs(offsetMinutes(zone, january) - wanted);
  return zones.reduce((nearest, zone) => (distance(zone) < distance(nearest) ? zone : nearest));
}

interface ZonedLocale {
  getTimeZones?: () => string[] | undefined;
}

/** The list of zones is newer than TypeScript's type definitions. */
function zonesOf(countryCode: string): string[] {
  if (!/^[A-Z]{2}$/.test(countryCode)) return [];
  const locale: Intl.Locale & ZonedLocale = new Intl.Locale(`und-${countryCode}`);
  return locale.getTimeZones?.() ?? [];
}

/** Minutes that a zone is ahead of UTC. */
export function offsetMinutes(timeZone: string, instant: Date): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(instant);
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '') ?? [];
  const offset = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sign === '-' ? -offset : offset;
}

/** The calendar day in a zone, as YYYY-MM-DD. */
export const localDay = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(instant);

/** The instant of a time of day (HH:MM) on a day in a zone. */
export function instantOfLocal(day: string, time: string, timeZone: string): Date {
  const asUtc = new Date(`${day}T${time}:00.000Z`);
  const guess = new Date(asUtc.getTime() - offsetMinutes(timeZone, asUtc) * 60_000);
  // Where the clocks change between the two, the offset of the result counts.
  return new Date(asUtc.getTime() - offsetMinutes(timeZone, guess) * 60_000);
}
