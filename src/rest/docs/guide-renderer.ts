import { Renderer, type Tokens } from 'marked';
import { escapeHtml } from '../../kernel/text.js';
import { codeBlock } from './highlight.js';
import { errorPagePath } from '../print-error.js';
import { isErrorCode } from '../../kernel/errors.js';

/** Inputs of the renderer besides the text. */
export interface Surroundings {
  /** The anchor of the next heading with this text. */
  readonly anchor: (heading: string) => string;
  /** Drawings by their path relative to the guide. */
  readonly drawings: ReadonlyMap<string, string>;
  /** Replacements for comments, by their text. */
  readonly inserts: Readonly<Record<string, string>>;
  /** The base URL of the running service, as the text has it. */
  readonly serviceUrl: string;
}

/** Renders GitHub Markdown for a strict content security policy: no raw HTML, styles or scripts. */
export class GuideRenderer extends Renderer {
  constructor(private readonly surroundings: Surroundings) {
    super();
  }

  override heading({ tokens, depth }: Tokens.Heading): string {
    const content = this.parser.parseInline(tokens);
    if (depth === 1) return `<h1>${content}</h1>\n`;
    const id = this.surroundings.anchor(this.parser.parseInline(tokens, this.parser.textRenderer));
    return `<h${depth} id="${id}">${content} <a class="anchor" href="#${id}" aria-label="Link to this section">#</a></h${depth}>\n`;
  }

  override code({ text, lang = '' }: Tokens.Code): string {
    return codeBlock(text, lang.split(' ')[0] ?? '');
  }

  override table(token: Tokens.Table): string {
    return `<div class="table" tabindex="0">${super.table(token)}</div>\n`;
  }

  /** Rows about a setting or code have an anchor. */
  override tablerow(row: Tokens.TableRow<string>): string {
    const id = rowAnchor(/^<td><code>([^<]+)<\/code><\/td>/.exec(row.text)?.[1] ?? '');
    return id === undefined ? super.tablerow(row) : `<tr id="${id}">\n${row.text}</tr>\n`;
  }

  override codespan({ text }: Tokens.Codespan): string {
    const page = errorLink(text);
    const code = `<code>${escapeHtml(text)}</code>`;
    return page === undefined ? code : `<a href="${page}">${code}</a>`;
  }

  override link({ href, tokens }: Tokens.Link): string {
    const target = siteLink(href, this.surroundings.serviceUrl);
    const content = this.parser.parseInline(tokens);
    return target === undefined ? content : `<a href="${escapeHtml(target)}">${content}</a>`;
  }

  /** Inlines drawings, so that they use the page's colours. */
  override image({ href, text }: Tokens.Image): string {
    const alt = escapeHtml(text);
    const drawing = this.surroundings.drawings.get(href);
    if (drawing === undefined) return `<img class="picture" src="/docs/${escapeHtml(href)}" alt="${alt}" loading="lazy">`;
    return `<span class="picture" role="img" aria-label="${alt}" tabindex="0">${drawing}</span>`;
  }

  override html({ text }: Tokens.HTML | Tokens.Tag): string {
    const comment = /^<!-- (.+) -->\s*$/.exec(text)?.[1];
    return comment === undefined ? escapeHtml(text) : (this.surroundings.inserts[comment] ?? '');
  }
}

/** The anchor of a row about a setting or a code; undefined for other names. */
export const rowAnchor = (name: string): string | undefined => (/^[A-Z][A-Z0-9_]+$/.test(name) ? name.toLowerCase() : undefined);

/** Maps a link in a guide to this site; undefined for repository files, which are not served. */
function siteLink(href: string, serviceUrl: string): string | undefined {
  if (href.startsWith(`${serviceUrl}/`)) return href.slice(serviceUrl.length);
  const guide = /^([a-z-]+)[.]md(#.+)?$/.exec(href);
  if (guide) return `/docs/${guide[1]}${guide[2] ?? ''}`;
  return /^(#|https:)/.test(href) ? href : undefined;
}

/** The page of an error code, if the text is one. */
const errorLink = (code: string): string | undefined => (/^[A-Z_]+$/.test(code) && isErrorCode(code) ? errorPagePath(code) : undefined);
