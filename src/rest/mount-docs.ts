import { Router, type RequestHandler, type Response } from 'express';
import type { GraphQLSchema } from 'graphql';
import { refuse } from '../kernel/errors.js';
import { assetPath } from '../platform/assets.js';
import { sendJson } from '../platform/http/server.js';
import type { Services } from '../platform/services.js';
import { docsPage, DOCS_SCRIPT } from './docs-page.js';
import { errorIndexPage, errorPage, type RefusingRoute } from './error-pages.js';
import { interfaces, routes } from './interfaces.js';
import { refusingRoutes } from './openapi/refusals.js';
import { openApiOf } from './openapi/document.js';

/** Nothing is loaded from elsewhere and no script but ours runs; the viewer sets styles of its own. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const ASSETS = ['swagger-ui.css', 'swagger-ui-bundle.js'] as const;

/** The descriptions of both interfaces, free for everybody, and the page on which people read them. */
export function mountDocs(schema: GraphQLSchema, { publicUrl }: Pick<Services, 'publicUrl'>): Router {
  const router = Router({ caseSensitive: true });
  const page = docsPage(
    routes,
    Object.entries(interfaces).map(([path, { title }]) => ({ path, title })),
  );
  for (const [path, described] of Object.entries(interfaces)) {
    let document: unknown;
    answerGet(router, path, (_request, response) =>
      sendJson(response, 200, (document ??= openApiOf(described, schema, { path, url: publicUrl() }))),
    );
  }
  answerGet(router, '/docs', (_request, response) => {
    response.setHeader('Content-Security-Policy', PAGE_POLICY);
    response.type('html').send(page);
  });
  mountErrorPages(router, schema, publicUrl);
  answerGet(router, '/docs/viewer.js', (_request, response) => void response.type('js').send(DOCS_SCRIPT));
  for (const name of ASSETS) {
    answerGet(router, `/docs/${name}`, (_request, response, next) => {
      response.sendFile(
        assetPath(name),
        { cacheControl: false, headers: { 'Cache-Control': 'public, max-age=86400' } },
        (error) => error && next(error),
      );
    });
  }
  return router;
}

/** Pages of text: nothing on them runs. */
const TEXT_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

function mountErrorPages(router: Router, schema: GraphQLSchema, publicUrl: () => string): void {
  let refusing: ReadonlyMap<string, readonly RefusingRoute[]> | undefined;
  const send = (response: Response, page: string): void => {
    response.setHeader('Content-Security-Policy', TEXT_POLICY);
    response.type('html').send(page);
  };
  answerGet(router, '/docs/errors', (_request, response) => send(response, errorIndexPage()));
  answerGet(router, '/docs/errors/:code', ({ params }, response, next) => {
    const code = String(params['code']).toUpperCase();
    const page = errorPage(code, (refusing ??= refusingRoutes(routes, schema)).get(code) ?? [], publicUrl());
    if (page === undefined) next(refuse('NOT_FOUND', { message: 'There is no error code of this name; /docs/errors lists them all.' }));
    else send(response, page);
  });
}

function answerGet(router: Router, path: string, answer: RequestHandler): void {
  router.get(path, answer);
  router.all(path, (_request, response, next) => {
    response.setHeader('Allow', 'GET, HEAD');
    next(refuse('METHOD_NOT_ALLOWED'));
  });
}
