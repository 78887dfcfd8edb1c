import type { Route } from '../route.js';
import { apiContent, type Described } from './api-page.js';
import { errorContent, errorTable, type RefusingRoute } from './error-pages.js';
import { frame, type PageParts } from './frame.js';
import { renderGuide, type RenderedGuide } from './guide-page.js';
import { guides } from './guides.js';
import { landing } from './landing.js';
import { codeEntries, guideEntries, routeEntries, type SearchEntry } from './search-entries.js';
import { readSiteFiles, type SiteFile, type SiteFiles } from './site-files.js';

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
    return [this.files.style, this.files.search, this.files.copy, this.files.viewer].find((file) => file.name === name);
  }

  private render(name: string): Promise<RenderedGuide> {
    return this.rendered.get(name, () => renderGuide(name, { codes: errorTable() }));
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
