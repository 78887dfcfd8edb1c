import { errorCatalogue, isErrorCode, refuse, type CatalogueEntry } from '../kernel/errors.js';
import { errorPagePath, printError } from './print-error.js';
import type { ErrorFamily } from './route.js';

/** The routes that answer with a code, by the family of their refusals. */
export interface RefusingRoute {
  readonly method: string;
  readonly path: string;
  readonly errors: ErrorFamily;
  readonly status: number;
}

/** Every code with its meaning, for people who look for the one that they were answered. */
export function errorIndexPage(): string {
  const items = errorCatalogue.map(
    ({ code, message }) => `<li><a href="${errorPagePath(code)}"><code>${code}</code></a><br>${escapeHtml(message)}</li>`,
  );
  return page(
    'Error codes',
    `<p>Every refusal carries one of these codes, and a link to its page.</p><ul class="codes">${items.join('\n')}</ul>`,
  );
}

/** What one code means, why it happens and what to do; undefined for a code that does not exist. */
export function errorPage(code: string, routes: readonly RefusingRoute[], publicUrl: string): string | undefined {
  if (!isErrorCode(code)) return undefined;
  const entry = errorCatalogue.find((each) => each.code === code);
  return entry && page(code, contentOf(entry, routes, publicUrl));
}

const contentOf = (entry: CatalogueEntry, routes: readonly RefusingRoute[], publicUrl: string): string => `
<p class="meaning">${escapeHtml(entry.message)}</p>
<h2>Why it happens</h2><p>${escapeHtml(entry.cause)}</p>
<h2>What to do</h2><p>${escapeHtml(entry.remedy)}</p>
<h2>Status</h2>
<dl><dt>Store interface</dt><dd>${entry.http.store}</dd><dt>ERP interface</dt><dd>${entry.http.erp}</dd>
<dt>GraphQL</dt><dd><code>errors[0].extensions.code</code></dd>
<dt>Same request again</dt><dd>${entry.retryable ? 'May succeed later without a change.' : 'Fails again until something changes.'}</dd></dl>
<h2>Example</h2><pre tabindex="0"><code>${escapeHtml(exampleOf(entry, routes, publicUrl))}</code></pre>
${routesOf(routes)}`;

/** The body as the first of its routes prints it; what every route can answer is shown as stores see it. */
function exampleOf({ code }: CatalogueEntry, routes: readonly RefusingRoute[], publicUrl: string): string {
  const [route] = routes;
  const family = route?.errors === 'page' ? 'store' : (route?.errors ?? 'store');
  const surroundings = {
    requestId: 'req_01jd8x2v5m9q4t7w3z6b1c0ekh',
    docBase: publicUrl,
    production: true,
    wishes: { json: true, language: 'en' },
  } as const;
  const { status, body } = printError(family, refuse(code, route && { status: route.status }), surroundings);
  return `HTTP ${status}\n${JSON.stringify(body, null, 2)}`;
}

function routesOf(routes: readonly RefusingRoute[]): string {
  if (routes.length === 0) return '';
  const items = routes.map(({ method, path, status }) => `<li><code>${method} ${escapeHtml(path)}</code> (${status})</li>`);
  return `<h2>Routes that answer it</h2><ul class="routes">${items.join('\n')}</ul>`;
}

const page = (title: string, content: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} - shipgraph API</title>
<link rel="icon" href="data:,">
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:0 auto;padding:1rem;color:#1b1f24;background:#fff}
h1{font-size:1.4rem;overflow-wrap:anywhere}h2{font-size:1.05rem;margin:1.6rem 0 .3rem}p{margin:.3rem 0}.meaning{font-size:1.1rem}
code{font-family:ui-monospace,monospace;font-size:.9em;overflow-wrap:anywhere}pre{background:#f6f8fa;padding:.8rem;overflow-x:auto;border-radius:6px}
pre code{overflow-wrap:normal}dl{display:grid;grid-template-columns:auto 1fr;gap:.2rem 1rem;margin:.3rem 0}dt{color:#57606a}dd{margin:0}
ul{padding-left:1.2rem}.codes{list-style:none;padding:0}.codes li{padding:.5rem 0;border-bottom:1px solid #d0d7de}a{color:#0550ae}
@media(prefers-color-scheme:dark){body{color:#e6edf3;background:#0d1117}pre{background:#161b22}a{color:#79c0ff}dt{color:#9198a1}.codes li{border-color:#30363d}}</style></head>
<body><nav><a href="/docs">API</a> / <a href="/docs/errors">Error codes</a></nav>
<h1>${title}</h1>${content}</body></html>
`;

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
