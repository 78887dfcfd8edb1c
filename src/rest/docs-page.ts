import { errorCatalogue } from '../kernel/errors.js';
import { errorPagePath } from './print-error.js';
import type { Route } from './route.js';

interface Described {
  readonly path: string;
  readonly title: string;
}

/**
 * A readable page of both REST interfaces and every error code, made from the same tables that serve them. The tables are there without
 * any script; the viewer of the descriptions is put between them.
 */
export function docsPage(routes: readonly Route[], descriptions: readonly Described[]): string {
  const rows = routes.map(
    ({ method, path, summary, door }) =>
      `<tr><td><code>${method}</code></td><td><code>${escape(path)}</code></td><td>${escape(summary)}</td><td>${CREDENTIALS[door]}</td></tr>`,
  );
  const errors = errorCatalogue.map(
    ({ code, message, http }) =>
      `<tr id="error-${code.toLowerCase().replaceAll('_', '-')}"><td><a href="${errorPagePath(code)}"><code>${code}</code></a></td><td>${http.store}</td><td>${http.erp}</td><td>${escape(message)}</td></tr>`,
  );
  const links = descriptions.map(
    ({ path, title }) =>
      `<li><button type="button" data-description="${path}">${escape(title)}</button> <a href="${path}">${path}</a></li>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>shipgraph API</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/docs/swagger-ui.css">
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:80rem;margin:2rem auto;padding:0 1rem;color:#1b1f24;background:#fff}
table.ours{border-collapse:collapse;width:100%;margin:1rem 0 2rem}.ours td,.ours th{border-bottom:1px solid #d0d7de;padding:.4rem .6rem;text-align:left;vertical-align:top}
code{font-family:ui-monospace,monospace;font-size:.9em}tr:target{background:#fff8c5}button[data-description]{font:inherit;padding:.2rem .8rem}</style></head>
<body><h1>shipgraph API</h1>
<p>GraphQL is at <code>POST /graphql</code>; its schema describes every type and field. The REST routes run documents of that schema.</p>
<nav><ul>${links.join('\n')}<li><a href="#routes">All routes</a></li><li><a href="#errors">All errors</a>, and <a href="/docs/errors">what to do about each</a></li></ul></nav>
<main id="viewer"></main><noscript><p>The descriptions above are OpenAPI 3.1, which any viewer reads.</p></noscript>
<h2 id="routes">Routes</h2><table class="ours"><thead><tr><th>Method</th><th>Path</th><th>What it does</th><th>Credentials</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table>
<h2 id="errors">Errors</h2><table class="ours"><thead><tr><th>Code</th><th>Store</th><th>ERP</th><th>Meaning</th></tr></thead><tbody>
${errors.join('\n')}
</tbody></table>
<script src="/docs/swagger-ui-bundle.js"></script><script src="/docs/viewer.js"></script></body></html>
`;
}

/** Shows a description where its button is pressed. Whoever came for an error is taken to it, and the viewer waits to be asked for. */
export const DOCS_SCRIPT = `'use strict';
const show = (url) =>
  SwaggerUIBundle({ url, domNode: document.getElementById('viewer'), docExpansion: 'list', deepLinking: false, validatorUrl: null });
const buttons = document.querySelectorAll('button[data-description]');
for (const button of buttons) button.addEventListener('click', () => show(button.dataset.description));
if (location.hash === '') show(buttons[0].dataset.description);
`;

const CREDENTIALS = {
  public: 'none',
  shopToken: 'x-svc-shop-token and x-svc-shop-domain',
  bearer: 'Authorization: Bearer sat_... or sst_...',
  erpToken: 'Authorization: Bearer erp_...',
} as const;

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
