import { readdirSync, readFileSync } from 'node:fs';
import { lexer, type Token } from 'marked';

/** A block of code in a text of the documentation. */
export interface Block {
  readonly file: string;
  readonly language: string;
  readonly code: string;
  /** From the comment above it, `<!-- example: label -->`. */
  readonly label: string | undefined;
  /** From the comment above it, `<!-- not run: reason -->`. */
  readonly notRun: string | undefined;
  /** The block right below an example: what it prints. */
  readonly output: { readonly language: string; readonly code: string } | undefined;
}

/** The README and every guide. */
export const documents: readonly string[] = [
  'README.md',
  ...readdirSync('src/docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `src/docs/${name}`),
];

export function blocksOf(file: string): Block[] {
  const tokens = lexer(readFileSync(file, 'utf8')).filter(({ type }) => type !== 'space');
  return tokens.flatMap((token, at) => (token.type === 'code' ? [blockAt(file, tokens, at)] : []));
}

/** The example with this label: `blockOf('webhooks', 'receiver')` of src/docs/webhooks.md. */
export function blockOf(guide: string, label: string): Block {
  const file = guide === 'README' ? 'README.md' : `src/docs/${guide}.md`;
  const found = blocksOf(file).find((block) => block.label === label);
  if (!found) throw new Error(`${file} has no example "${label}".`);
  return found;
}

function blockAt(file: string, tokens: readonly Token[], at: number): Block {
  const comment = tokens[at - 1];
  const words = comment?.type === 'html' ? /^<!-- (example|not run): (.+) -->\s*$/.exec(comment.raw) : null;
  const next = tokens[at + 1];
  const output = next?.type === 'code' && PRINTED.has(languageOf(next)) ? { language: languageOf(next), code: textOf(next) } : undefined;
  return {
    file,
    language: languageOf(tokens[at]),
    code: textOf(tokens[at]),
    label: words?.[1] === 'example' ? words[2] : undefined,
    notRun: words?.[1] === 'not run' ? words[2] : undefined,
    output,
  };
}

const PRINTED = new Set(['json', 'text']);
const languageOf = (token: Token | undefined): string => (token?.type === 'code' ? String(token['lang'] ?? '') : '');
const textOf = (token: Token | undefined): string => (token?.type === 'code' ? String(token['text']) : '');
