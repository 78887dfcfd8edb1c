/** A JSON object whose fields are read one by one, since a carrier's answer is never as documented all the time. */
export type Json = Readonly<Record<string, unknown>>;

/** The object itself; an empty one for anything else. */
export const objectIn = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};

/** The objects of a list, at most `most`; empty for anything else. */
export const objectsIn = (value: unknown, most: number): readonly Json[] =>
  Array.isArray(value) ? value.slice(0, most).map(objectIn) : [];

/** A text that is neither empty nor longer than `maxLength`; null for anything else. */
export const textIn = (value: unknown, maxLength: number): string | null =>
  typeof value === 'string' && value !== '' && value.length <= maxLength ? value : null;

/** The beginning of a text; null for anything else. */
export const wordsIn = (value: unknown, maxLength: number): string | null =>
  typeof value === 'string' && value !== '' ? value.slice(0, maxLength) : null;
