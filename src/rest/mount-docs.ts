import { extname, join } from 'node:path';
import { Router, type RequestHandler, type Response } from 'express';
import type { GraphQLSchema } from 'graphql';
import { refuse } from '../kernel/errors.js';
import { assetPath } from '../platform/assets.js';
import { packageFolder } from '../platform/package-folder.js';
import { sendJson, sendJsonText } from '../platform/http/server.js';
import type { CoreServices } from '../platform/services.js';
import { docFile } from './docs/doc-file.js';
import type { SiteFile } from './docs/site-files.js';
import { type Site, Kept } from './docs/site.js';
import { interfaces, routes } from './interfaces.js';
import { readsPages } from './negotiate.js';
import type { JsonSchema } from './openapi/components.js';
import { openApiOf } from './openapi/document.js';
import { refusingRoutes } from './openapi/refusals.js';

/** Allows only this service's own files: nothing external, no inline scripts or styles. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const SITE_FILES = ['docs.css', 'search.js', 'finder.js', 'copy.js', 'reference.js'];
const ASSETS = ['minisearch.js', 'stemmer.js'] as const;
const PICTURES = ['pictures/board.png', 'pictures/approval-ar.png'];
/** What shops install, made by the build. */
const DOWNLOADS = ['shipgraph-for-woocommerce.zip'];
const REFERENCE = ['/docs/api', '/docs/api/:name', '/docs/schema', '/docs/schema/:name', '/docs/schema/:kind/:name'];
const DAY_SECONDS = 86_400;

type DocsServices = Pick<CoreServices, 'publicUrl' | 'settings' | 'clock'>;

/** Serves the public OpenAPI descriptions of both interfaces and the documentation site. */
export function mountDocs(schema: GraphQLSchema, services: DocsServices, { demo }: { demo: boolean }): Router {
  const router = Router({ caseSensitive: true });
  mountDescriptions(router, schema, services);
  mountFiles(router);
  mountDownloads(router);
  mountSite(router, siteOpener(schema, services, demo));
  return router;
}

function mountDescriptions(router: Router, schema: GraphQLSchema, { publicUrl }: Pick<CoreServices, 'publicUrl'>): void {
  for (const [path, described] of Object.entries(interfaces)) {
    let document: JsonSchema | undefined;
    answerGet(router, path, (_request, response) =>
      sendJson(response, 200, (document ??= openApiOf(described, schema, { path, url: publicUrl() }))),
    );
  }
}

function mountFiles(router: Router): void {
  const headers = { 'Cache-Control': `public, max-age=${DAY_SECONDS}` };
  const file = (name: string, path: string): void =>
    answerGet(router, `/docs/${name}`, (_request, response, next) => {
      response.sendFile(path, { cacheControl: false, headers }, (error) => error && next(error));
    });
  for (const name of ASSETS) file(name, assetPath(name));
  for (const name of PICTURES) file(name, docFile(name));
}

/** NOT_FOUND where they were not built. */
function mountDownloads(router: Router): void {
  for (const name of DOWNLOADS) {
    answerGet(router, `/downloads/${name}`, (_request, response, next) => {
      const headers = { 'Cache-Control': 'no-cache', 'Content-Disposition': `attachment; filename="${name}"` };
      response.sendFile(join(packageFolder, 'dist/downloads', name), { cacheControl: false, headers }, (error) => {
        if (error) next('code' in error && error.code === 'ENOENT' ? refuse('NOT_FOUND') : error);
      });
    });
  }
}

/** Loads the page builder on first request. */
function siteOpener(schema: GraphQLSchema, { publicUrl, settings, clock }: DocsServices, demo: boolean): () => Promise<Site> {
  const opened = new Kept<Site>();
  const open = async (): Promise<Site> => {
    const { Site } = await import('./docs/site.js');
    const refusing = () => refusingRoutes(routes, schema);
    return Site.open({ interfaces, schema, refusing, publicUrl, explorer: !settings.production, demo, now: () => clock.now() });
  };
  return () => opened.get('', open);
}

function mountSite(router: Router, site: () => Promise<Site>): void {
  const page = (path: string, content: (site: Site, name: string, path: string) => Promise<string | undefined> | string | undefined) =>
    answerGet(router, path, async (request, response) => {
      response.setHeader('Content-Security-Policy', PAGE_POLICY);
      const found = await content(await site(), String(request.params['name'] ?? ''), request.path.replace(/\/$/, ''));
      if (found !== undefined) response.type('html').send(found);
      else if (!readsPages(request)) throw refuse('NOT_FOUND.docsPage');
      else
        response
          .status(404)
          .type('html')
          .send((await site()).notFound());
    });
  page('/docs', (pages) => pages.landing());
  for (const path of REFERENCE) page(path, (pages, _name, asked) => pages.referencePage(asked));
  page('/docs/errors/:name', (pages, name) => pages.error(name.toUpperCase()));
  answerGet(router, '/docs/search-index.json', async (_request, response) =>
    sendJsonText(response, 200, await (await site()).searchIndex(), { 'Cache-Control': 'public, max-age=300' }),
  );
  for (const name of SITE_FILES)
    answerGet(router, `/docs/${name}`, async (_request, response) => sendFile(response, (await site()).file(name)));
  page('/docs/:name', (pages, name) => pages.guide(name));
}

/** Its URL changes with its content. */
function sendFile(response: Response, file: SiteFile | undefined): void {
  if (!file) throw refuse('NOT_FOUND');
  response.set('Cache-Control', 'public, max-age=31536000, immutable').type(extname(file.name)).send(file.content);
}

function answerGet(router: Router, path: string, answer: RequestHandler): void {
  router.get(path, answer);
  router.all(path, (_request, response, next) => {
    response.setHeader('Allow', 'GET, HEAD');
    next(refuse('METHOD_NOT_ALLOWED'));
  });
}
