import { Router, type Request, type RequestHandler } from 'express';
import { refuse } from '../../kernel/errors.js';
import { assetPath } from '../assets.js';

/** One tab of the explorer. */
export interface ExplorerExample {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

/** Loads nothing from other hosts and runs only our scripts; the editor sets inline styles. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** GraphiQL in its browser build. */
const FILES = ['react.js', 'react-dom.js', 'graphiql.js', 'graphiql.css'] as const;

/** A page for developers at GET /graphql to read and try the schema, with a tab for every step of a parcel. */
export function explorer(examples: readonly ExplorerExample[]): RequestHandler {
  const router = Router({ caseSensitive: true });
  router.get('/', (request, response, next) => {
    if (!wantsPage(request)) {
      next();
      return;
    }
    response.setHeader('Content-Security-Policy', PAGE_POLICY);
    response.type('html').send(PAGE);
  });
  const script = scriptWith(examples);
  router.get('/explorer/start.js', (_request, response) => void response.type('js').send(script));
  for (const name of FILES) {
    router.get(`/explorer/${name}`, (_request, response, next) => {
      const headers = { 'Cache-Control': 'public, max-age=86400' };
      response.sendFile(assetPath(name), { cacheControl: false, headers }, (error) => error && next(error));
    });
  }
  return router;
}

/** The explorer is disabled in production. */
export const noExplorer: RequestHandler = (request, _response, next) => next(wantsPage(request) ? refuse('NOT_FOUND') : undefined);

/** API clients ask for JSON or accept anything. */
const wantsPage = (request: Request): boolean => request.method === 'GET' && request.accepts(['json', 'html']) === 'html';

const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>shipgraph GraphQL</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/graphql/explorer/graphiql.css"><style>html,body,#explorer{height:100%;margin:0}</style></head>
<body><div id="explorer">The explorer needs JavaScript; the schema is in schema.graphql.</div>
${['react.js', 'react-dom.js', 'graphiql.js', 'start.js'].map((name) => `<script src="/graphql/explorer/${name}"></script>`).join('\n')}
</body></html>
`;

/** The token is typed into the headers of a tab and is not stored beyond it. */
const scriptWith = (examples: readonly ExplorerExample[]): string => `'use strict';
const examples = ${JSON.stringify(examples)};
const headers = JSON.stringify({ Authorization: 'Bearer ' }, null, 2);
const defaultTabs = examples.map(({ query, variables }) => ({ query, headers, variables: variables && JSON.stringify(variables, null, 2) }));
const fetcher = GraphiQL.createFetcher({ url: '/graphql', subscriptionUrl: location.origin.replace(/^http/, 'ws') + '/graphql' });
const props = { ...defaultTabs[0], fetcher, defaultTabs, defaultEditorToolsVisibility: 'variables' };
ReactDOM.createRoot(document.getElementById('explorer')).render(React.createElement(GraphiQL, props));
`;
