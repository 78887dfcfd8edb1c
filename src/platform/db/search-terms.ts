import { sql, type RawBuilder } from 'kysely';
import { phoneDigits } from './phone-search.js';

/** Stands before each field in a text that is searched, so that no match runs from one field into the next. */
const MARK = '\u001f';

/** The SQL of a text in which the fields of a record are searched. The expressions may be null. */
export const searchTextOf = (expressions: readonly string[]): string =>
  `lower(${expressions.map((expression) => `chr(31) || coalesce(${expression}, '')`).join(' || ')})`;

/** Shorter terms are found at the beginning of a field only: an index of three-letter pieces has nothing to hold them by. */
const MIN_CONTAINED = 3;

/** A term as a pattern for LIKE on such a text: literal, and to be lowered by the database as the text was. */
export function searchPattern(term: string): string {
  const literal = term.replace(/[\\%_]/g, '\\$&');
  return term.length < MIN_CONTAINED ? `%${MARK}${literal}%` : `%${literal}%`;
}

/** The patterns by which a list is searched: the term as it was typed, and where it is a phone number also the other ways of writing it. */
export const searchPatterns = (term: string): string[] => [...new Set([term, ...phoneDigits(term)])].map(searchPattern);

/** A condition that holds where the text is like any of the patterns. Each is compared by itself, so that an index of pieces serves them all. */
export const likeAny = (text: string, patterns: readonly string[], given: (value: string) => string): string =>
  `(${patterns.map((pattern) => `${text} like lower(${given(pattern)})`).join(' or ')})`;

/** The same in a query of its own time, which holds the patterns. */
export const isLikeAny = (text: string, patterns: readonly string[]): RawBuilder<boolean> =>
  sql`(${sql.join(
    patterns.map((pattern) => sql`${sql.raw(text)} like lower(${pattern})`),
    sql` or `,
  )})`;

/** The SQL of the digits of a phone number. */
export const digitsOf = (expression: string): string => `regexp_replace(${expression}, '\\D', '', 'g')`;
