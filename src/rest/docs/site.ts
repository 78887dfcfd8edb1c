import type { GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { errorCatalogue, isErrorCode } from '../../kernel/errors.js';
import { errorPagePath } from '../print-error.js';
import type { Interface } from '../openapi/document.js';
import { errorContent, errorTable, type RefusingRoute } from './error-pages.js';
import { frame, type PageParts } from './frame.js';
import { renderGuide, type RenderedGuide } from './guide-page.js';
import { guides, guideGroups, type Guide } from './guides.js';
import { referencePages, type ReferencePages } from './reference/pages.js';
import { readSiteFiles, type SiteFile, type SiteFiles } from './site-files.js';
import type { SearchEntry } from './search-entry.js';
import { slugOf } from './slug.js';

export interface SiteParts {
  readonly interfaces: Readonly<Record<string, Interface>>;
  readonly schema: GraphQLSchema;
  readonly refusing: () => ReadonlyMap<string, readonly RefusingRoute[]>;
  readonly publicUrl: () => string;
  /** Whether the schema may be read: the GraphQL explorer, and the reference of the schema. */
  readonly explorer: boolean;
  /** Whether readers can become a demo account with one click. */
  readonly demo: boolean;
  readonly now: () => Date;
}

const HOUR_MS = 3_600_000;

/** The documentation pages. Guides are read on first request and cached. */
export class Site {
  private readonly rendered = new Kept<RenderedGuide>();
  private readonly texts = new Kept<string>();
  /** There are a thousand pages of the reference. */
  private readonly recent = new LRUCache<string, string>({ max: 100, ttl: HOUR_MS });
  private reference: ReferencePages | undefined;
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

  /** A page of the reference: its path below /docs. Undefined if there is none. */
  referencePage(path: string): string | undefined {
    const known = this.recent.get(path);
    if (known !== undefined) return known;
    const page = this.pages.find(path);
    if (!page) return undefined;
    const text = this.page({ path, ...page() });
    this.recent.set(path, text);
    return text;
  }

  private get pages(): ReferencePages {
    const { interfaces, schema, publicUrl, explorer, demo, now } = this.parts;
    return (this.reference ??= referencePages({ interfaces, schema, serviceUrl: publicUrl(), explorer, demo, now }));
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
      return JSON.stringify([...found, ...codeEntries(), ...this.pages.searchEntries]);
    });
  }

  file(name: string): SiteFile | undefined {
    const { style, search, finder, copy, reference } = this.files;
    return [style, search, finder, copy, reference].find((file) => file.name === name);
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
<section id="routes" class="cards">${(explorer ? [API, SCHEMA, EXPLORER, CONSOLE] : [API, CONSOLE]).map(card).join('')}</section>
${guideGroups.map(({ title, guides }) => `<h2>${title}</h2><div class="cards">${guides.map(guideCard).join('')}</div>`).join('\n')}
<h2 id="errors">Error codes</h2><p>Every error carries one of these codes and a link to its page. <a href="/docs/errors">Errors</a> explains how to handle them.</p>
<ul class="codes">${errorCatalogue.map(({ code }) => `<li id="error-${slugOf(code).replaceAll('_', '-')}"><a href="${errorPagePath(code)}"><code>${code}</code></a></li>`).join('\n')}</ul>`;

interface Card {
  readonly path: string;
  readonly title: string;
  readonly summary: string;
}

const API = {
  path: '/docs/api',
  title: 'REST API reference',
  summary: 'Every route of the store and ERP interfaces, with samples in four languages.',
};
const SCHEMA = {
  path: '/docs/schema',
  title: 'GraphQL reference',
  summary: 'Every query, mutation and subscription, with samples in four languages.',
};
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
