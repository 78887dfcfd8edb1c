import type { GraphQLSchema } from 'graphql';
import { escapeHtml } from '../../../kernel/text.js';
import { CREDENTIALS } from './credentials.js';
import { topicAnchor } from './graph-page.js';
import { kindOf, shownTypes, typePath } from './graph-types.js';
import { linked } from './html.js';
import type { RestCall } from './rest-calls.js';
import { methodMark } from './rest-page.js';
import { OPERATION, rootFields, topics, type RootField } from './root-fields.js';

export interface Described {
  readonly path: string;
  readonly title: string;
}

/** The routes of both REST interfaces. Keeps the anchors of an earlier page. */
export function apiOverview(calls: readonly RestCall[], descriptions: readonly Described[], showsSchema: boolean): string {
  const links = descriptions.map(({ path, title }) => `<li><a href="${path}">${escapeHtml(title)} in OpenAPI 3.1</a></li>`);
  return `<h1>REST API reference</h1>
<p class="lead">Every route, with samples in curl, TypeScript, PHP and Python, and a form to try it.</p>
<p>Online stores use the <a href="/docs/connect-a-store">store interface</a>, the operator's systems the <a href="/docs/erp">ERP interface</a>. Both run documents of the ${showsSchema ? '<a href="/docs/schema">GraphQL schema</a>' : 'GraphQL schema'}.</p>
<ul class="descriptions">${links.join('')}<li><a href="/docs/errors">Errors</a></li></ul>
<h2 id="credentials">Credentials</h2>
<div class="table" tabindex="0"><table><thead><tr><th>Routes</th><th>Credentials</th></tr></thead><tbody>
<tr><td>Of stores</td><td>${CREDENTIALS.shopToken}</td></tr><tr><td>Webhooks of sellers</td><td>${CREDENTIALS.bearer}</td></tr><tr><td>Of the ERP interface</td><td>${CREDENTIALS.erpToken}</td></tr>
</tbody></table></div>
<h2 id="routes">Routes</h2>
${groupsOf(calls).map(groupTable).join('\n')}`;
}

/** Calls that belong together, in the order of the routes. */
export const groupsOf = (calls: readonly RestCall[]): readonly (readonly RestCall[])[] => [
  ...Map.groupBy(calls, ({ groupAnchor }) => groupAnchor).values(),
];

function groupTable(calls: readonly RestCall[]): string {
  const [first] = calls;
  if (!first) return '';
  const title = first.interfaceTitle.includes('ERP') ? `${first.group} (ERP)` : first.group;
  return `<h3 id="${first.groupAnchor}">${escapeHtml(title)}</h3><div class="table" tabindex="0"><table class="calls"><tbody>${calls.map(callRow).join('\n')}</tbody></table></div>`;
}

const callRow = ({ anchor, path, title, route }: RestCall): string =>
  `<tr id="${anchor}"><td>${methodMark(route.method)}</td><td><code>${escapeHtml(route.path)}</code></td><td><a href="${path}">${escapeHtml(title)}</a></td></tr>`;

/** Everything that can be asked for in GraphQL, by what it is about. */
export function schemaOverview(schema: GraphQLSchema): string {
  const byTopic = Map.groupBy(rootFields(schema), ({ topic }) => topic);
  const parts = topics.filter((topic) => byTopic.has(topic)).map((topic) => topicTable(topic, byTopic.get(topic) ?? []));
  return `<h1>GraphQL reference</h1>
<p class="lead">Every query, mutation and subscription, with its arguments, a document and samples in curl, TypeScript, PHP and Python.</p>
<p>All of them go to <code>POST /graphql</code>. The guide <a href="/docs/graphql">GraphQL</a> explains tokens, pages of lists and limits; <a href="/docs/schema/types">Types</a> lists what they take and answer. To write documents with completion, use the <a href="/graphql">explorer</a>.</p>
${parts.join('\n')}`;
}

const topicTable = (topic: string, fields: readonly RootField[]): string =>
  `<h2 id="${topicAnchor(topic)}">${topic}</h2><div class="table" tabindex="0"><table class="calls"><tbody>${fields.map(fieldRow).join('\n')}</tbody></table></div>`;

const fieldRow = ({ kind, name, path, field }: RootField): string =>
  `<tr><td><span class="method">${OPERATION[kind]}</span></td><td><a href="${path}"><code>${name}</code></a></td><td>${linked(firstSentence(field.description ?? ''))}</td></tr>`;

export const firstSentence = (text: string): string => /^.+?[.](?=\s|$)/s.exec(text)?.[0] ?? text;

export function typesOverview(schema: GraphQLSchema): string {
  const byKind = Map.groupBy(shownTypes(schema), kindOf);
  const parts = [...byKind].map(
    ([kind, types]) =>
      `<h2 id="${kind.toLowerCase()}">${kind}</h2><ul class="codes">${types.map(({ name }) => `<li><a href="${typePath(name)}"><code>${name}</code></a></li>`).join('')}</ul>`,
  );
  return `<p class="crumbs"><a href="/docs/schema">GraphQL schema</a> /</p><h1>Types</h1>${parts.join('\n')}`;
}
