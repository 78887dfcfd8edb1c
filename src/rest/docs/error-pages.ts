import { errorCatalogue, isErrorCode, refuse, type CatalogueEntry, type MessageVariant } from '../../kernel/errors.js';
import { fieldMessages } from '../../kernel/field-messages.js';
import { errorPagePath, printError } from '../print-error.js';
import type { ErrorFamily } from '../route.js';
import { routeAnchor } from './reference/rest-calls.js';
import { escapeHtml } from '../../kernel/text.js';

/** The routes that return a code, by error family. */
export interface RefusingRoute {
  readonly method: string;
  readonly path: string;
  readonly errors: ErrorFamily;
  readonly status: number;
}

/** Lists every code with its meaning. */
export const errorTable =
  (): string => `<div class="table" tabindex="0"><table><thead><tr><th>Code</th><th>Store</th><th>ERP</th><th>Meaning</th></tr></thead><tbody>
${errorCatalogue.map(codeRow).join('\n')}
</tbody></table></div>`;

const codeRow = ({ code, message, http }: CatalogueEntry): string =>
  `<tr><td><a href="${errorPagePath(code)}"><code>${code}</code></a></td><td>${http.store}</td><td>${http.erp}</td><td>${escapeHtml(message)}</td></tr>`;

/** The meaning, cause and remedy of a code; undefined for unknown codes. */
export function errorContent(code: string, routes: readonly RefusingRoute[], publicUrl: string): string | undefined {
  if (!isErrorCode(code)) return undefined;
  const entry = errorCatalogue.find((each) => each.code === code);
  return (
    entry && `<p class="crumbs"><a href="/docs/errors">Errors</a> /</p><h1><code>${code}</code></h1>${contentOf(entry, routes, publicUrl)}`
  );
}

const contentOf = (entry: CatalogueEntry, routes: readonly RefusingRoute[], publicUrl: string): string => `
<p class="lead">${escapeHtml(entry.message)}</p>
<h2>Why it happens</h2><p>${escapeHtml(entry.cause)}</p>
<h2>What to do</h2><p>${escapeHtml(entry.remedy)}</p>
${sentencesOf(entry)}<h2>Status</h2>
<dl><dt>Store interface</dt><dd>${entry.http.store}</dd><dt>ERP interface</dt><dd>${entry.http.erp}</dd>
<dt>GraphQL</dt><dd><code>errors[0].extensions.code</code></dd>
<dt>Same request again</dt><dd>${entry.retryable ? 'May succeed later without a change.' : 'Fails again until something changes.'}</dd></dl>
<h2>Example</h2><div class="code"><pre tabindex="0"><code>${escapeHtml(exampleOf(entry, routes, publicUrl))}</code></pre></div>
${routesOf(routes)}`;

/** The codes of fields have the sentences that any field may have. */
const OF_FIELDS: ReadonlySet<string> = new Set(['VALIDATION_FAILED', 'MISSING_FIELD']);
const fieldSentences = Object.entries(fieldMessages).map(([name, message]) => ({ name, message }));

function sentencesOf({ code, variants }: CatalogueEntry): string {
  const own = variants.length === 0 ? '' : `<h2>Its sentences</h2>${sentenceTable(variants)}`;
  return OF_FIELDS.has(code) ? `${own}<h2>Problems of fields</h2>${sentenceTable(fieldSentences)}` : own;
}

const sentenceTable = (
  rows: readonly MessageVariant[],
): string => `<div class="table" tabindex="0"><table><thead><tr><th>Variant</th><th>Sentence</th></tr></thead><tbody>
${rows.map(({ name, message }) => `<tr><td><code>${name}</code></td><td>${escapeHtml(message)}</td></tr>`).join('\n')}
</tbody></table></div>`;

/** An example body from the first route that returns the code; common codes are shown in the store format. */
function exampleOf({ code }: CatalogueEntry, routes: readonly RefusingRoute[], publicUrl: string): string {
  const [route] = routes;
  const family = route?.errors === 'page' ? 'store' : (route?.errors ?? 'store');
  const surroundings = {
    requestId: 'req_01jd8x2v5m9q4t7w3z6b1c0ekh',
    docBase: publicUrl,
    production: true,
    wishes: { json: true, language: 'en' },
  } as const;
  const { status, body } = printError(family, refuse(code, {}, route && { status: route.status }), surroundings);
  return `HTTP ${status}\n${JSON.stringify(body, null, 2)}`;
}

function routesOf(routes: readonly RefusingRoute[]): string {
  if (routes.length === 0) return '';
  const items = routes.map(
    ({ method, path, status }) =>
      `<li><a href="/docs/api/${routeAnchor({ method, path })}"><code>${method} ${escapeHtml(path)}</code></a> (${status})</li>`,
  );
  return `<h2>Routes that answer it</h2><ul class="routes">${items.join('\n')}</ul>`;
}
