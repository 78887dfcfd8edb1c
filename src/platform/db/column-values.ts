import pg, { type CustomTypesConfig } from 'pg';

const { builtins } = pg.types;
const BIGINT_ARRAY = 1016;
const INSTANT_ARRAY = 1185;
const TEXT_ARRAY = 1009;
const TIMES: ReadonlySet<number> = new Set([builtins.DATE, builtins.TIMESTAMP, builtins.TIMESTAMPTZ, builtins.INTERVAL]);
const TIME_ARRAYS: ReadonlySet<number> = new Set([1182, 1115, INSTANT_ARRAY, 1187]);

/** The server's format for a session in UTC: `2026-11-23 09:30:00.123+00`. */
function instant(text: string): Date {
  const iso = text.endsWith('+00') ? `${text.slice(0, 10)}T${text.slice(11, -3)}Z` : text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
  return new Date(iso);
}

// The driver's type list has no arrays.
const texts = (pg.types as { getTypeParser(oid: number): (text: string) => (string | null)[] }).getTypeParser(TEXT_ARRAY);

const arrayOf =
  <T>(parse: (text: string) => T) =>
  (text: string): (T | null)[] =>
    texts(text).map((entry) => (entry === null ? null : parse(entry)));

const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, BigInt],
  [BIGINT_ARRAY, arrayOf(BigInt)],
  [builtins.TIMESTAMPTZ, instant],
  [INSTANT_ARRAY, arrayOf(instant)],
  // Days stay text: a Date would shift them between time zones.
  [builtins.DATE, (text) => text],
]);

/** Parses points in time and days from the server's text format, for statements whose text says what they become. */
export const textValues = {
  getTypeParser: (oid: number, format?: 'text'): ((text: string) => unknown) =>
    TIMES.has(oid) ? (text) => text : TIME_ARRAYS.has(oid) ? texts : (pg.types.getTypeParser(oid, format) as (text: string) => unknown),
} as CustomTypesConfig;

/** Parses columns as the entities type them: 64-bit integers are bigint, points in time are Date. */
export const columnValues = {
  getTypeParser: (oid: number, format?: 'text'): ((text: string) => unknown) =>
    parsers.get(oid) ?? (pg.types.getTypeParser(oid, format) as (text: string) => unknown),
} as CustomTypesConfig;
