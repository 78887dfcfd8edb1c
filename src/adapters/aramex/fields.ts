/** An object of an answer, before its values are checked. */
export type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The text of a value, trimmed and cut; empty unless it is a text or a number. */
export function textOf(value: unknown, max: number): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.slice(0, max).trim() : '';
}
