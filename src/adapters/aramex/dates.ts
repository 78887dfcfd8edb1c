import { offsetMinutes, zoneOfPlace } from '../../kernel/local-time.js';

/** Milliseconds of UTC, and the offset of the zone that the writer had in mind. .NET's smallest and largest dates stand for no date. */
const WCF_DATE = /^\/Date\((\d{1,14})([+-]\d{4})?\)\/$/;
const ISO_DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,7})?)?(Z|[+-]\d\d:\d\d)?$/;
const MAX_LENGTH = 40;
const MS_PER_MINUTE = 60_000;

/** An instant as Aramex's JSON has it, with the offset of a country: `/Date(1767250800000+0400)/`. */
export function dateOf(instant: Date, countryCode: string): string {
  const minutes = offsetMinutes(zoneOfCountry(countryCode, instant), instant);
  const digits = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  const offset = `${minutes < 0 ? '-' : '+'}${digits(Math.abs(minutes) / 60)}${digits(Math.abs(minutes) % 60)}`;
  return `/Date(${instant.getTime()}${offset})/`;
}

/** Reads an instant. A time without a zone is local to the country. Undefined if it is not a time. */
export function readDate(given: unknown, countryCode: string): Date | undefined {
  if (typeof given !== 'string' || given.length > MAX_LENGTH) return undefined;
  const [, milliseconds] = WCF_DATE.exec(given) ?? [];
  if (milliseconds !== undefined) return valid(new Date(Number(milliseconds)));
  const [, , , zone] = ISO_DATE.exec(given) ?? ['', '', '', null];
  if (zone === null) return undefined;
  return zone === undefined ? localDate(new Date(`${given}Z`), countryCode) : valid(new Date(given));
}

const zoneOfCountry = (countryCode: string, instant: Date): string => zoneOfPlace({ countryCode, lng: null }, instant);

function localDate(asIfUtc: Date, countryCode: string): Date | undefined {
  if (!valid(asIfUtc)) return undefined;
  const zone = zoneOfCountry(countryCode, asIfUtc);
  const guess = shifted(asIfUtc, offsetMinutes(zone, asIfUtc));
  // The offset of the guess differs only in the hours around a change to or from daylight saving time.
  return shifted(asIfUtc, offsetMinutes(zone, guess));
}

const shifted = (instant: Date, minutes: number): Date => new Date(instant.getTime() - minutes * MS_PER_MINUTE);
const valid = (instant: Date): Date | undefined => (Number.isNaN(instant.getTime()) ? undefined : instant);
