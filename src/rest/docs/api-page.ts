import type { Route } from '../route.js';
import { escapeHtml } from '../../kernel/text.js';
import { slugOf } from './slug.js';

export interface Described {
  readonly path: string;
  readonly title: string;
}

/** Both REST interfaces: an OpenAPI viewer, and a table of routes that works without scripts. */
export function apiContent(routes: readonly Route[], descriptions: readonly Described[]): string {
  const links = descriptions.map(
    ({ path, title }) =>
      `<li><button type="button" data-description="${path}">${escapeHtml(title)}</button> <a href="${path}">${path}</a></li>`,
  );
  return `<h1>REST API reference</h1>
<p>The routes run documents of the <a href="/docs/graphql">GraphQL</a> schema. Both interfaces are described in OpenAPI 3.1.</p>
<ul class="descriptions">${links.join('\n')}<li><a href="#routes">All routes</a></li><li><a href="/docs/errors">All errors</a></li></ul>
<div id="viewer"></div><noscript><p>Any OpenAPI viewer reads the descriptions above.</p></noscript>
<h2 id="routes">Routes</h2><div class="table" tabindex="0"><table><thead><tr><th>Method</th><th>Path</th><th>What it does</th><th>Credentials</th></tr></thead><tbody>
${routes.map(row).join('\n')}
</tbody></table></div>`;
}

/** The anchor of a route in the table. */
export const routeAnchor = ({ method, path }: { method: string; path: string }): string =>
  slugOf(`${method} ${path.replaceAll('/', ' ')}`).replace(/-+/g, '-');

const row = (route: Route): string =>
  `<tr id="${routeAnchor(route)}"><td><code>${route.method}</code></td><td><code>${escapeHtml(route.path)}</code></td><td>${escapeHtml(route.summary)}</td><td>${CREDENTIALS[route.door]}</td></tr>`;

const CREDENTIALS = {
  public: 'none',
  shopToken: '<code>x-svc-shop-token</code> and <code>x-svc-shop-domain</code>',
  bearer: '<code>Authorization: Bearer sat_...</code> or <code>sst_...</code>',
  erpToken: '<code>Authorization: Bearer erp_...</code>',
  signedLink: 'the signature in the link, or <code>Authorization: Bearer erp_...</code>',
} as const;
