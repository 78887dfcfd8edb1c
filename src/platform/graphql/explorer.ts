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

/** The accounts that a reader can become with one click, by what the service calls them; none outside of a demo. */
type Accounts = Readonly<Record<string, string>>;

/** A page for developers at GET /graphql to read and try the schema, with a tab for every step of a parcel. */
export function explorer(examples: readonly ExplorerExample[], accounts: Accounts): RequestHandler {
  const router = Router({ caseSensitive: true });
  router.get('/', (request, response, next) => {
    if (!wantsPage(request)) {
      next();
      return;
    }
    response.setHeader('Content-Security-Policy', PAGE_POLICY);
    response.type('html').send(page);
  });
  const [page, script] = [pageWith(accounts), scriptWith(examples)];
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

/** The colours of the documentation, which the editor takes as hue, saturation and lightness. */
const STYLE = `
:root { color-scheme: light dark; --ground: #fff; --ink: #1b2430; --soft: #52606d; --line: #d8dfe6; --link: #0a5f40; }
@media (prefers-color-scheme: dark) { :root { --ground: #11171d; --ink: #e7ecf1; --soft: #a8b4c0; --line: #323d48; --link: #62d5a0; } }
* { box-sizing: border-box; }
html, body { height: 100%; margin: 0; }
body { display: flex; flex-direction: column; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif; }
header { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1.25rem; padding: 0.6rem 1.5rem; border-bottom: 1px solid var(--line); }
header a { color: var(--link); }
h1 { margin: 0; font-size: 1rem; }
h1 a { color: inherit; text-decoration: none; }
h1 span { font-weight: 400; color: var(--soft); }
.accounts { display: flex; flex-wrap: wrap; align-items: center; gap: 0.4rem; margin-inline-start: auto; font-size: 0.9rem; }
.accounts button { min-height: 2.25rem; padding: 0 0.75rem; border: 1px solid var(--link); border-radius: 0.4rem; background: none; color: var(--link); font: inherit; cursor: pointer; }
.accounts button[aria-pressed='true'] { background: var(--link); color: var(--ground); }
.accounts [role='status'] { color: var(--soft); }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
#explorer { flex: 1; min-height: 0; }
#explorer .graphiql-container { --color-primary: 158, 81%, 21%; --color-tertiary: 158, 81%, 21%; --color-info: 210, 100%, 33%; }
@media (prefers-color-scheme: dark) { #explorer .graphiql-container { --color-primary: 152, 58%, 61%; --color-tertiary: 152, 58%, 61%; --color-info: 210, 100%, 78%; } }
#explorer .graphiql-logo { display: none; }
@media (max-width: 50rem) {
  header { padding: 0.6rem 1rem; }
  .accounts { margin-inline-start: 0; }
  .accounts button { min-height: 2.75rem; }
  body { height: auto; }
  #explorer { flex: none; height: 60rem; }
  #explorer .graphiql-container, #explorer .graphiql-sessions, #explorer .graphiql-session { flex-direction: column; }
  #explorer .graphiql-sidebar { flex-direction: row; width: auto; }
}
`;

const SCRIPTS = ['react.js', 'react-dom.js', 'graphiql.js', 'start.js'];

const pageWith = (accounts: Accounts): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><title>GraphQL explorer - shipgraph</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/graphql/explorer/graphiql.css"><style>${STYLE}</style></head>
<body><header><h1><a href="/docs">shipgraph <span>GraphQL explorer</span></a></h1><a href="/docs/schema">Reference</a> <a href="/docs/graphql">Guide</a>${signIn(accounts)}</header>
<main id="explorer">The explorer needs JavaScript; the <a href="/docs/schema">reference</a> does not.</main>
${SCRIPTS.map((name) => `<script src="/graphql/explorer/${name}"></script>`).join('\n')}
</body></html>
`;

function signIn(accounts: Accounts): string {
  const buttons = Object.entries(accounts).map(([account, words]) => `<button type="button" data-sign-in="${account}">${words}</button>`);
  if (buttons.length === 0) return '';
  return `<div class="accounts" role="group" aria-label="Sign in"><span>Sign in:</span>${buttons.join('')}<span role="status" id="signed"></span></div>`;
}

/** A token is kept for this tab only: that of a demo account, or the one that is typed into the headers. */
const scriptWith = (examples: readonly ExplorerExample[]): string => `'use strict';
const examples = ${JSON.stringify(examples)};
const KEPT = 'shipgraph.docs.explorer';
const headers = JSON.stringify({ Authorization: 'Bearer ' }, null, 2);
const tabOf = ({ query, variables }) => ({ query, headers, variables: variables && JSON.stringify(variables, null, 2) });
const kept = () => JSON.parse(sessionStorage.getItem(KEPT) ?? 'null');

const send = GraphiQL.createFetcher({ url: '/graphql', subscriptionUrl: location.origin.replace(/^http/, 'ws') + '/graphql' });
const fetcher = (request, options = {}) => {
  const typed = Object.entries(options.headers ?? {}).filter(([, value]) => String(value).trim() !== 'Bearer');
  const authorization = kept() && 'Bearer ' + kept().token;
  return send(request, { ...options, headers: { ...(authorization && { authorization }), ...Object.fromEntries(typed.map(([name, value]) => [name.toLowerCase(), value])) } });
};

// A link of the reference brings a document along.
const linked = new URLSearchParams(location.hash.slice(1));
const given = linked.get('query');
if (given) history.replaceState(null, '', location.pathname);
const defaultTabs = examples.map(tabOf);
const first = given ? { query: given, headers, variables: JSON.stringify(JSON.parse(linked.get('variables') ?? '{}'), null, 2) } : defaultTabs[0];
const props = { ...first, fetcher, defaultTabs: given ? [first, ...defaultTabs] : defaultTabs, defaultEditorToolsVisibility: 'variables' };
ReactDOM.createRoot(document.getElementById('explorer')).render(React.createElement(GraphiQL, props));

// The editor names its fields for no one.
const NAMES = { '.graphiql-query-editor': 'Document', '.result-window': 'Answer', '.graphiql-editor-tool': 'Variables and headers' };
const name = () => {
  for (const [part, words] of Object.entries(NAMES))
    for (const field of document.querySelectorAll(part + ' textarea')) field.setAttribute('aria-label', words);
};
new MutationObserver(name).observe(document.getElementById('explorer'), { childList: true, subtree: true });

const buttons = [...document.querySelectorAll('[data-sign-in]')];
for (const button of buttons) button.addEventListener('click', () => signIn(button.dataset.signIn));
if (buttons.length > 0) showSignedIn();

async function signIn(account) {
  const answer = await fetch('/docs/demo/sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account }),
  }).catch(() => undefined);
  const body = await answer?.json().catch(() => undefined);
  if (answer?.ok) sessionStorage.setItem(KEPT, JSON.stringify({ account, ...body }));
  showSignedIn(answer?.ok ? undefined : (body?.message ?? 'The service does not answer.'));
}

function showSignedIn(problem) {
  const { account, name } = kept() ?? {};
  for (const button of buttons) button.setAttribute('aria-pressed', String(button.dataset.signIn === account));
  document.getElementById('signed').textContent = problem ?? (name ? 'Signed in as ' + name + '.' : '');
}
`;
