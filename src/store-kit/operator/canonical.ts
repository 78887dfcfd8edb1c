/** The same text for two JSON values that are equal, whatever the order of their fields. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) => (isFields(part) ? sorted(part) : part));

const isFields = (part: unknown): part is Readonly<Record<string, unknown>> =>
  typeof part === 'object' && part !== null && !Array.isArray(part);

const sorted = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)));
