import { readFile } from 'node:fs/promises';
import { Marked, type Token, type Tokens } from 'marked';
import { docFile } from './doc-file.js';
import { GuideRenderer } from './guide-renderer.js';
import { slugOf } from './slug.js';
import { drawing } from './drawing.js';

export interface Heading {
  readonly id: string;
  readonly text: string;
  readonly depth: number;
}

/** A section of a guide, for the search. */
export interface Section extends Heading {
  readonly content: string;
}

export interface RenderedGuide {
  readonly html: string;
  readonly sections: readonly Section[];
}

/** Renders a guide as HTML. `inserts` replace the comments that name them. */
export async function renderGuide(name: string, inserts: Readonly<Record<string, string>> = {}): Promise<RenderedGuide> {
  const text = await readFile(docFile(`${name}.md`), 'utf8');
  const marked = new Marked();
  const tokens = marked.lexer(text);
  const drawings = await drawingsOf(tokens);
  const renderer = new GuideRenderer({ anchor: anchors(), drawings, inserts });
  return { html: marked.parser(tokens, { renderer }), sections: sectionsOf(tokens) };
}

/** Numbers duplicate headings as GitHub does. */
function anchors(): (heading: string) => string {
  const seen = new Map<string, number>();
  return (heading) => {
    const slug = slugOf(heading);
    const before = seen.get(slug) ?? 0;
    seen.set(slug, before + 1);
    return before === 0 ? slug : `${slug}-${before}`;
  };
}

function sectionsOf(tokens: readonly Token[]): Section[] {
  const anchor = anchors();
  const sections: { id: string; text: string; depth: number; content: string }[] = [];
  for (const token of tokens) {
    if (token.type === 'heading') {
      const { depth, tokens: words } = token as Tokens.Heading;
      const text = words.map(plainText).join('');
      sections.push({ id: depth === 1 ? '' : anchor(text), text, depth, content: '' });
    } else {
      const section = sections.at(-1);
      if (section) section.content += `${plainText(token)} `;
    }
  }
  return sections;
}

/** The plain text of Markdown, for the search and the table of contents. */
export function plainText(token: Token): string {
  if (isTable(token))
    return [token.header, ...token.rows].map((cells) => cells.map((cell) => cell.tokens.map(plainText).join('')).join(' ')).join(' ');
  if (isList(token)) return token.items.map((item) => item.tokens.map(plainText).join(' ')).join(' ');
  if (token.type === 'html' || token.type === 'image') return '';
  if ('tokens' in token && token.tokens) return token.tokens.map(plainText).join('');
  return 'text' in token ? String(token.text) : ' ';
}

const isTable = (token: Token): token is Tokens.Table => token.type === 'table';
const isList = (token: Token): token is Tokens.List => token.type === 'list';

async function drawingsOf(tokens: readonly Token[]): Promise<ReadonlyMap<string, string>> {
  const paths = tokens.flatMap(imagesIn).filter((path) => path.endsWith('.svg'));
  return new Map(await Promise.all(paths.map(async (path) => [path, await drawing(path)] as const)));
}

/** A picture is a paragraph by itself. */
const imagesIn = (token: Token): string[] =>
  token.type === 'paragraph'
    ? (token as Tokens.Paragraph).tokens.flatMap((part) => (part.type === 'image' ? [String(part['href'])] : []))
    : [];
