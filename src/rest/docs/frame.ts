import { guideGroups, guides } from './guides.js';
import { escapeHtml } from '../../kernel/text.js';
import type { SiteFiles } from './site-files.js';

export interface TocEntry {
  readonly id: string;
  readonly text: string;
  readonly depth: number;
}

export interface PageParts {
  /** Its path below /docs, highlighted in the navigation. */
  readonly path: string;
  readonly title: string;
  /** HTML, including the heading. */
  readonly content: string;
  readonly toc?: readonly TocEntry[];
  /** Uses the full width, without a table of contents. */
  readonly wide?: boolean;
  /** What stands beside it instead of the guides. */
  readonly navigation?: string;
  /** Has tabs of samples, and forms to try a call. */
  readonly reference?: boolean;
}

/** The layout of every documentation page. Everything except search and copying code works without scripts. */
export const frame = (page: PageParts, files: SiteFiles, explorer: boolean): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(page.title)} - shipgraph docs</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="${files.style.url}">
<script type="module" src="${files.search.url}"></script><script type="module" src="${files.copy.url}"></script>${page.reference ? `<script type="module" src="${files.reference.url}"></script>` : ''}</head>
<body><a class="skip" href="#content">Skip to content</a>
${header(explorer)}
<div class="page${page.wide ? ' wide' : ''}">
<nav class="guides" id="guides" popover aria-label="${page.navigation === undefined ? 'Guides' : 'Calls'}">${page.navigation ?? navigation(page.path, explorer)}<p class="version">Version ${escapeHtml(files.version)}</p></nav>
<main id="content" tabindex="-1"><article>${page.content.replace('</h1>', `</h1>${toc(page.toc, 'narrow')}`)}</article>${pager(page.path)}</main>
${toc(page.toc, 'broad')}
</div></body></html>
`;

const header = (explorer: boolean): string => `<header class="top"><button class="menu" type="button" popovertarget="guides">Menu</button>
<a class="brand" href="/docs">shipgraph <span>docs</span></a>
<search><input id="search" type="search" placeholder="Search" aria-label="Search the documentation" autocomplete="off" spellcheck="false"
 role="combobox" aria-expanded="false" aria-controls="found" aria-autocomplete="list"><kbd aria-hidden="true">/</kbd><div id="found" role="listbox" aria-label="Search results" hidden></div>
<p class="heard" id="heard" role="status"></p></search>
<nav class="reference" aria-label="Reference"><a href="/docs/api">REST</a> ${explorer ? '<a href="/docs/schema">GraphQL</a>' : ''}</nav></header>`;

const API = { path: '/docs/api', title: 'REST API' };
const SCHEMA = { path: '/docs/schema', title: 'GraphQL' };
const EXPLORER = { path: '/graphql', title: 'GraphQL explorer' };

function navigation(current: string, explorer: boolean): string {
  const groups = guideGroups.map((group) =>
    list(
      group.title,
      group.guides.map(({ name, title }) => ({ path: `/docs/${name}`, title })),
      current,
    ),
  );
  return [...groups, list('Reference', explorer ? [API, SCHEMA, EXPLORER] : [API], current)].join('\n');
}

const list = (title: string, links: readonly { path: string; title: string }[], current: string): string =>
  `<h2>${title}</h2><ul>${links.map(({ path, title: words }) => `<li><a href="${path}"${mark(path, current)}>${words}</a></li>`).join('')}</ul>`;

/** The page of a code belongs to the guide about errors. */
const mark = (path: string, current: string): string =>
  path === current ? ' aria-current="page"' : current.startsWith(`${path}/`) ? ' aria-current="true"' : '';

function toc(entries: readonly TocEntry[] = [], place: 'narrow' | 'broad'): string {
  if (entries.length < 2) return '';
  const items = entries.map(({ id, text, depth }) => `<li class="depth-${depth}"><a href="#${id}">${escapeHtml(text)}</a></li>`).join('');
  return place === 'narrow'
    ? `<details class="toc narrow"><summary>On this page</summary><ul>${items}</ul></details>`
    : `<nav class="toc broad" aria-label="On this page"><h2>On this page</h2><ul>${items}</ul></nav>`;
}

function pager(path: string): string {
  const at = guides.findIndex(({ name }) => `/docs/${name}` === path);
  if (at === -1) return '';
  const [before, after] = [guides[at - 1], guides[at + 1]];
  const previous = before ? `<a rel="prev" href="/docs/${before.name}"><span>Previous</span>${before.title}</a>` : '<span></span>';
  const next = after ? `<a rel="next" href="/docs/${after.name}"><span>Next</span>${after.title}</a>` : '';
  return `<nav class="pager" aria-label="Previous and next guide">${previous}${next}</nav>`;
}
