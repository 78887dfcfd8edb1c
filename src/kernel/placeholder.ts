import type { FieldChecks } from './errors.js';

/** What programs write where they have nothing. Surnames such as Null are written differently. */
const WRITTEN_BY_PROGRAMS = new Set(['undefined', 'null', 'NULL', 'NaN', 'nan', '[object Object]', 'n/a', 'N/A', '#N/A', 'None', 'nil']);
const MAX_CHARACTERS = 100;

/** Warns of a name that a program has written where it had nothing, as in `undefined undefined`. */
export function warnPlaceholder(checks: FieldChecks, field: string, text: string | null | undefined): void {
  if (isPlaceholder(text ?? '')) tell(checks, field, text ?? '');
}

/** The same of a street or city, which is more than a mark such as `-`. A last name may be one. */
export function warnNoPlace(checks: FieldChecks, field: string, text: string): void {
  if (isPlaceholder(text) || isMark(text)) tell(checks, field, text);
}

const tell = (checks: FieldChecks, field: string, text: string): void => checks.warn(field, 'PLACEHOLDER', { text: text.slice(0, 40) });

function isPlaceholder(text: string): boolean {
  const words = text
    .slice(0, MAX_CHARACTERS)
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  return WRITTEN_BY_PROGRAMS.has(text.trim()) || (words.length > 0 && words.every((word) => WRITTEN_BY_PROGRAMS.has(word)));
}

const isMark = (text: string): boolean => {
  const begin = text.slice(0, MAX_CHARACTERS);
  return begin.trim() !== '' && !/[\p{L}\p{N}]/u.test(begin);
};
