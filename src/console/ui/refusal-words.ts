/** A message of the service with placeholders. */
export interface Template {
  readonly key: string;
  readonly pattern: RegExp;
  readonly names: readonly string[];
}

/** Longer messages are lists of problems that are also reported one by one. */
const MAX_LENGTH = 500;
const PLACE = /\{\{(\w+)\}\}/g;

/** Compiles the English texts into patterns for the service's messages, most literal text first. */
export function templatesOf(words: Readonly<Record<string, string>>): readonly Template[] {
  return Object.entries(words)
    .sort(([, left], [, right]) => right.replaceAll(PLACE, '').length - left.replaceAll(PLACE, '').length)
    .map(([key, text]) => ({
      key,
      pattern: new RegExp(`^${text.split(PLACE).map(partOf).join('')}$`),
      names: [...text.matchAll(PLACE)].map(([, name = '']) => name),
    }));
}

/** Splitting by placeholders alternates literal text and names. */
const partOf = (part: string, index: number): string => (index % 2 === 0 ? part.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&') : '(.+?)');

/** Finds the template of a message and its placeholder values. */
export function recognised(
  templates: readonly Template[],
  message: string,
): { readonly key: string; readonly values: Readonly<Record<string, string>> } | undefined {
  if (message.length > MAX_LENGTH) return undefined;
  for (const { key, pattern, names } of templates) {
    const found = pattern.exec(message);
    if (found) return { key, values: Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? ''])) };
  }
  return undefined;
}
