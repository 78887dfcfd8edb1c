import { errorCatalogue } from '../kernel/errors.js';
import type { Route } from './route.js';

/** A readable page of the REST routes and error codes, made from the same tables that serve them. */
export function docsPage(routes: readonly Route[]): string {
  const rows = routes.map(
    ({ method, path, summary, door }) =>
      `<tr><td><code>${method}</code></td><td><code>${escape(path)}</code></td><td>${escape(summary)}</td><td>${CREDENTIALS[door]}</td></tr>`,
  );
  const errors = errorCatalogue.map(
    ({ code, message, http }) =>
      `<tr id="error-${code.toLowerCase().replaceAll('_', '-')}"><td><code>${code}</code></td><td>${http.store}</td><td>${http.erp}</td><td>${escape(message)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>shipgraph API</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#1b1f24;background:#fff}
table{border-collapse:collapse;width:100%;margin:1rem 0 2rem}td,th{border-bottom:1px solid #d0d7de;padding:.4rem .6rem;text-align:left;vertical-align:top}
code{font-family:ui-monospace,monospace;font-size:.9em}tr:target{background:#fff8c5}</style></head>
<body><h1>shipgraph API</h1>
<p>GraphQL is at <code>POST /graphql</code>; its schema describes every type and field. The REST routes below run documents of that schema.</p>
<h2>Routes</h2><table><thead><tr><th>Method</th><th>Path</th><th>What it does</th><th>Credentials</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table>
<h2>Errors</h2><table><thead><tr><th>Code</th><th>Store</th><th>ERP</th><th>Meaning</th></tr></thead><tbody>
${errors.join('\n')}
</tbody></table></body></html>
`;
}

const CREDENTIALS = {
  public: 'none',
  shopToken: 'x-svc-shop-token and x-svc-shop-domain',
  bearer: 'Authorization: Bearer sat_... or sst_...',
  erpToken: 'Authorization: Bearer erp_...',
} as const;

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
