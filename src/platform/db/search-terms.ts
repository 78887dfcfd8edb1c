import { sql, type RawBuilder } from 'kysely';
import { phoneDigits } from './phone-search.js';

/** Precedes each field in a searched text, so that no match spans two fields. */
const MARK = '\u001f';

/** The SQL for the searchable text of a record's fields. The expressions may be null. */
export const searchTextOf = (expressions: readonly string[]): string =>
  `lower(${expressions.map((expression) => `chr(31) || coalesce(${expression}, '')`).join(' || ')})`;

/** Shorter terms match only at the beginning of a field: a trigram index cannot find them elsewhere. */
const MIN_CONTAINED = 3;

/** Turns a term into a LIKE pattern for such a text. It is literal; the database lower-cases it like the text. */
export function searchPattern(term: string): string {
  const literal = term.replace(/[\\%_]/g, '\\$&');
  return term.length < MIN_CONTAINED ? `%${MARK}${literal}%` : `%${literal}%`;
}

/** The patterns that search a list: the term as typed and, for a phone number, its other spellings. */
export const searchPatterns = (term: string): string[] => [...new Set([term, ...phoneDigits(term)])].map(searchPattern);

/**
 * A condition that holds if the text matches any of the patterns. Each is compared separately, so that one trigram index serves them all.
 */
export const likeAny = (text: string, patterns: readonly string[]): RawBuilder<boolean> =>
  sql`(${sql.join(
    patterns.map((pattern) => sql`${sql.raw(text)} like lower(${pattern})`),
    sql` or `,
  )})`;

/** Digits of the scripts in which people write phone numbers: Arabic, Persian, Devanagari, Bengali, full width. */
const SCRIPTS = ['\u0660', '\u06f0', '\u0966', '\u09e6', '\uff10'];
const TEN = Array.from({ length: 10 }, (_, value) => value);
const GIVEN = SCRIPTS.map((zero) => TEN.map((value) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + value)).join('')).join('');
const PLAIN = SCRIPTS.map(() => TEN.join('')).join('');

/** The SQL for the digits of a phone number, in whatever script it was written. */
export const digitsOf = (expression: string): string =>
  `regexp_replace(translate(${expression}, '${GIVEN}', '${PLAIN}'), '[^0-9]', '', 'g')`;

/** The SQL condition for texts whose digits may be of other scripts. */
export const hasOtherDigits = (expression: string): string => `${expression} ~ '[${GIVEN}]'`;
