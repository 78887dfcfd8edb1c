/** What programs write where they have nothing. Surnames such as Null are written differently. */
const WRITTEN_BY_PROGRAMS = new Set(['undefined', 'null', 'NULL', 'NaN', 'nan', '[object Object]', 'n/a', 'N/A', '#N/A', 'None', 'nil']);

/** Whether a text, or every word of it, is what a program writes for nothing, as in `undefined, undefined`. */
export function isPlaceholder(text: string): boolean {
  const words = text
    .slice(0, 100)
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  return WRITTEN_BY_PROGRAMS.has(text.trim()) || (words.length > 0 && words.every((word) => WRITTEN_BY_PROGRAMS.has(word)));
}

/** Whether a text has neither a letter nor a digit, such as `-`. */
export const isBlankMark = (text: string): boolean => text.trim() !== '' && !/[\p{L}\p{N}]/u.test(text);
