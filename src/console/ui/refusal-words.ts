/** A sentence of the service with places for what differs. */
export interface Template {
  readonly key: string;
  readonly pattern: RegExp;
  readonly names: readonly string[];
}

/** Longer messages are lists of problems, each of which is told by itself. */
const MAX_LENGTH = 500;
const PLACE = /\{\{(\w+)\}\}/g;

/** Compiles the English words into patterns of what the service says. The one with the most words of its own comes first. */
export function templatesOf(words: Readonly<Record<string, string>>): readonly Template[] {
  return Object.entries(words)
    .sort(([, left], [, right]) => right.replaceAll(PLACE, '').length - left.replaceAll(PLACE, '').length)
    .map(([key, text]) => ({
      key,
      pattern: new RegExp(`^${text.split(PLACE).map(partOf).join('')}$`),
      names: [...text.matchAll(PLACE)].map(([, name = '']) => name),
    }));
}

/** Splitting by the places leaves literal text and names in turn. */
const partOf = (part: string, index: number): string => (index % 2 === 0 ? part.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&') : '(.+?)');

/** Which template a message was made from, and with what. */
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
