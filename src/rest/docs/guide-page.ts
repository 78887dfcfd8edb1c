import { readFile } from 'node:fs/promises';
import { Marked, type Token, type Tokens } from 'marked';
import { docFile } from './doc-file.js';
import { atService } from './service-address.js';
import { GuideRenderer, rowAnchor } from './guide-renderer.js';
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

/** A row of a table that has an anchor: a setting, or a code. */
export interface NamedRow {
  readonly id: string;
  readonly name: string;
  readonly content: string;
}

export interface RenderedGuide {
  readonly html: string;
  readonly sections: readonly Section[];
  readonly rows: readonly NamedRow[];
}

export interface Rendering {
  /** Replacements for the comments that name them. */
  readonly inserts: Readonly<Record<string, string>>;
  /** The base URL of the running service. */
  readonly serviceUrl: string;
}

/** Renders a guide as HTML. */
export async function renderGuide(name: string, { inserts, serviceUrl }: Rendering): Promise<RenderedGuide> {
  const text = atService(await readFile(docFile(`${name}.md`), 'utf8'), serviceUrl);
  const marked = new Marked();
  const tokens = marked.lexer(text);
  const drawings = await drawingsOf(tokens);
  const renderer = new GuideRenderer({ anchor: anchors(), drawings, inserts, serviceUrl });
  return { html: marked.parser(tokens, { renderer }), sections: sectionsOf(tokens), rows: rowsOf(tokens) };
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

/** The first row of each name. */
function rowsOf(tokens: readonly Token[]): NamedRow[] {
  const rows = tokens.filter(isTable).flatMap(({ rows }) => rows.flatMap(namedRow));
  return [...new Map(rows.toReversed().map((row) => [row.id, row])).values()].reverse();
}

function namedRow([first, ...others]: readonly Tokens.TableCell[]): NamedRow[] {
  const [token] = first?.tokens ?? [];
  const id = token?.type === 'codespan' ? rowAnchor(String(token['text'])) : undefined;
  const content = others.map((cell) => cell.tokens.map(plainText).join('')).join(' ');
  return id === undefined || token === undefined ? [] : [{ id, name: plainText(token), content }];
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
