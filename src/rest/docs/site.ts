import { errorCatalogue, isErrorCode } from '../../kernel/errors.js';
import { errorPagePath } from '../print-error.js';
import type { Route } from '../route.js';
import { apiContent, type Described, routeAnchor } from './api-page.js';
import { errorContent, errorTable, type RefusingRoute } from './error-pages.js';
import { frame, type PageParts } from './frame.js';
import { renderGuide, type RenderedGuide } from './guide-page.js';
import { guides, guideGroups, type Guide } from './guides.js';
import { readSiteFiles, type SiteFile, type SiteFiles } from './site-files.js';
import { slugOf } from './slug.js';

/** A search result: a section of a guide, a setting, an error code or a route. */
interface SearchEntry {
  readonly path: string;
  readonly title: string;
  /** Its page, or what it is. */
  readonly page: string;
  readonly content: string;
  /** How it is ranked: see src/docs/site/finder.js. */
  readonly kind: 'guide' | 'special' | 'log' | 'name' | 'call';
}

export interface SiteParts {
  readonly routes: readonly Route[];
  readonly descriptions: readonly Described[];
  readonly refusing: () => ReadonlyMap<string, readonly RefusingRoute[]>;
  readonly publicUrl: () => string;
  /** Whether to link to the GraphQL explorer. */
  readonly explorer: boolean;
}

/** The documentation pages. Guides are read on first request and cached. */
export class Site {
  private readonly rendered = new Kept<RenderedGuide>();
  private readonly texts = new Kept<string>();
  private refusing: ReadonlyMap<string, readonly RefusingRoute[]> | undefined;

  private constructor(
    private readonly parts: SiteParts,
    private readonly files: SiteFiles,
  ) {}

  static async open(parts: SiteParts): Promise<Site> {
    return new Site(parts, await readSiteFiles());
  }

  landing(): string {
    const content = landing(this.parts.explorer);
    return this.page({ path: '/docs', title: 'Documentation', content, wide: true });
  }

  /** Undefined if there is no such guide. */
  async guide(name: string): Promise<string | undefined> {
    const guide = guides.find((each) => each.name === name);
    return (
      guide &&
      this.texts.get(name, async () => {
        const { html, sections } = await this.render(name);
        return this.page({ path: `/docs/${name}`, title: guide.title, content: html, toc: sections.filter(({ depth }) => depth > 1) });
      })
    );
  }

  api(): string {
    return this.page({
      path: '/docs/api',
      title: 'REST API',
      content: apiContent(this.parts.routes, this.parts.descriptions),
      wide: true,
      head: '<link rel="stylesheet" href="/docs/swagger-ui.css">',
      foot: `<script src="/docs/swagger-ui-bundle.js"></script><script src="${this.files.viewer.url}"></script>`,
    });
  }

  /** Undefined if there is no such code. */
  error(code: string): string | undefined {
    this.refusing ??= this.parts.refusing();
    const content = errorContent(code, this.refusing.get(code) ?? [], this.parts.publicUrl());
    return content && this.page({ path: `/docs/errors/${code}`, title: code, content });
  }

  notFound(): string {
    const content = '<h1>Page not found</h1><p>There is no page at this address. Search, or start at the <a href="/docs">overview</a>.</p>';
    return this.page({ path: '', title: 'Page not found', content });
  }

  searchIndex(): Promise<string> {
    return this.texts.get('', async () => {
      const found: SearchEntry[] = [];
      for (const guide of guides) found.push(...guideEntries(guide, await this.render(guide.name)));
      return JSON.stringify([...found, ...codeEntries(), ...routeEntries(this.parts.routes)]);
    });
  }

  file(name: string): SiteFile | undefined {
    const { style, search, finder, copy, viewer } = this.files;
    return [style, search, finder, copy, viewer].find((file) => file.name === name);
  }

  private render(name: string): Promise<RenderedGuide> {
    return this.rendered.get(name, () => renderGuide(name, { inserts: { codes: errorTable() }, serviceUrl: this.parts.publicUrl() }));
  }

  private page(parts: PageParts): string {
    return frame(parts, this.files, this.parts.explorer);
  }
}

/** Caches texts built on first request. A failed build is retried next time. */
export class Kept<Value> {
  private readonly made = new Map<string, Promise<Value>>();

  get(name: string, make: () => Promise<Value>): Promise<Value> {
    const known = this.made.get(name);
    if (known) return known;
    const making = make();
    this.made.set(name, making);
    making.catch(() => this.made.delete(name));
    return making;
  }
}

/** The landing page. Keeps the anchors `routes`, `errors` and `error-...` of an earlier page. */
const landing = (explorer: boolean): string => `<h1>shipgraph documentation</h1>
<p class="lead">shipgraph is a shipping and fulfilment backend for online stores: rates, orders, shipments, cash on delivery and the ledger behind them,
through GraphQL and REST.</p>
<p class="start"><a class="button" href="/docs/quick-start">Quick start</a> <a class="button quiet" href="/docs/api">API reference</a></p>
<section id="routes" class="cards">${(explorer ? [API, EXPLORER, CONSOLE] : [API, CONSOLE]).map(card).join('')}</section>
${guideGroups.map(({ title, guides }) => `<h2>${title}</h2><div class="cards">${guides.map(guideCard).join('')}</div>`).join('\n')}
<h2 id="errors">Error codes</h2><p>Every error carries one of these codes and a link to its page. <a href="/docs/errors">Errors</a> explains how to handle them.</p>
<ul class="codes">${errorCatalogue.map(({ code }) => `<li id="error-${slugOf(code).replaceAll('_', '-')}"><a href="${errorPagePath(code)}"><code>${code}</code></a></li>`).join('\n')}</ul>`;

interface Card {
  readonly path: string;
  readonly title: string;
  readonly summary: string;
}

const API = { path: '/docs/api', title: 'REST API reference', summary: 'Every route of the store and ERP interfaces, to read and to try.' };
const EXPLORER = {
  path: '/graphql',
  title: 'GraphQL explorer',
  summary: 'An editor for queries, with the schema beside it and an example for each step.',
};
const CONSOLE = { path: '/console', title: 'Console', summary: 'The web application for operations, accounting and sellers.' };

const card = ({ path, title, summary }: Card): string => `<a class="card" href="${path}"><b>${title}</b><span>${summary}</span></a>`;
const guideCard = ({ name, title, summary }: Guide): string => card({ path: `/docs/${name}`, title, summary });

const guideEntries = ({ name, title, rare }: Guide, { sections, rows }: RenderedGuide): SearchEntry[] => [
  ...sections.map(({ id, text, content }) => ({
    path: id === '' ? `/docs/${name}` : `/docs/${name}#${id}`,
    title: text,
    page: title,
    content: content.replace(/\s+/g, ' ').trim(),
    kind: rare ?? ('guide' as const),
  })),
  // Error codes have pages.
  ...rows
    .filter((row) => !isErrorCode(row.name))
    .map((row) => ({ path: `/docs/${name}#${row.id}`, title: row.name, page: title, content: row.content, kind: 'name' as const })),
];

const codeEntries = (): SearchEntry[] =>
  errorCatalogue.map(({ code, message, cause, remedy }) => ({
    path: errorPagePath(code),
    title: code,
    page: 'Error code',
    content: `${message} ${cause} ${remedy}`,
    kind: 'name',
  }));

const routeEntries = (routes: readonly Route[]): SearchEntry[] =>
  routes.map((route) => ({
    path: `/docs/api#${routeAnchor(route)}`,
    title: `${route.method} ${route.path}`,
    page: 'REST API',
    content: route.summary,
    kind: 'call',
  }));
