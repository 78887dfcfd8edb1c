/** Reads a text from the payload of a request. */
export const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
