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
