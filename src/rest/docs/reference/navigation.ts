import type { GraphQLSchema } from 'graphql';
import { escapeHtml } from '../../../kernel/text.js';
import { groupsOf } from './overviews.js';
import type { RestCall } from './rest-calls.js';
import { rootFields, topics } from './root-fields.js';

const BACK = '<p class="back"><a href="/docs">All guides</a></p>';

/** The calls beside a page of the REST reference, those of its group unfolded. */
export function restNavigation(calls: readonly RestCall[], current: string, showsSchema: boolean): string {
  const byInterface = Map.groupBy(groupsOf(calls), ([first]) => first?.interfaceTitle ?? '');
  const parts = [...byInterface].map(([title, groups]) => {
    const folded = groups.map((group) =>
      folder(
        group[0]?.group ?? '',
        group.map(({ path, title: words, route }) => ({ path, words, method: route.method })),
        current,
      ),
    );
    return `<h2>${escapeHtml(title.replace('shipgraph ', '').replace(/^./, (letter) => letter.toUpperCase()))}</h2>${folded.join('')}`;
  });
  return `${BACK}<h2>Reference</h2>${top(current, showsSchema)}${parts.join('')}`;
}

export function schemaNavigation(schema: GraphQLSchema, current: string): string {
  const byTopic = Map.groupBy(rootFields(schema), ({ topic }) => topic);
  const parts = topics
    .filter((topic) => byTopic.has(topic))
    .map((topic) =>
      folder(
        topic,
        (byTopic.get(topic) ?? []).map(({ path, name }) => ({ path, words: name })),
        current,
      ),
    );
  return `${BACK}<h2>Reference</h2>${top(current, true)}<h2>GraphQL</h2>${parts.join('')}`;
}

interface Link {
  readonly path: string;
  readonly words: string;
  readonly method?: string;
}

const TOP: readonly Link[] = [
  { path: '/docs/api', words: 'REST API' },
  { path: '/docs/schema', words: 'GraphQL' },
  { path: '/docs/schema/types', words: 'Types' },
  { path: '/docs/errors', words: 'Errors' },
];

const top = (current: string, showsSchema: boolean): string =>
  list(showsSchema ? TOP : TOP.filter(({ path }) => !path.startsWith('/docs/schema')), current);

const folder = (title: string, links: readonly Link[], current: string): string =>
  `<details${links.some(({ path }) => path === current) ? ' open' : ''}><summary>${escapeHtml(title)}</summary>${list(links, current)}</details>`;

const list = (links: readonly Link[], current: string): string =>
  `<ul>${links.map(({ path, words, method }) => `<li><a href="${path}"${path === current ? ' aria-current="page"' : ''}>${method === undefined ? '' : verb(method)}${escapeHtml(words)}</a></li>`).join('')}</ul>`;

const verb = (method: string): string => `<span class="verb ${method.toLowerCase()}">${method === 'DELETE' ? 'DEL' : method}</span> `;
