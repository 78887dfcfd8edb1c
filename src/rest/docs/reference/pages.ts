import type { GraphQLNamedType } from 'graphql';
import type { Interface } from '../../openapi/document.js';
import type { PageParts } from '../frame.js';
import type { SearchEntry } from '../search-entry.js';
import { graphPage, type GraphPageParts } from './graph-page.js';
import { shownTypes, typePage, typePath, kindOf } from './graph-types.js';
import { restNavigation, schemaNavigation } from './navigation.js';
import { apiOverview, firstSentence, schemaOverview, typesOverview } from './overviews.js';
import { restCalls, type RestCall } from './rest-calls.js';
import { restPage } from './rest-page.js';
import { OPERATION, rootFields, type RootField } from './root-fields.js';

export interface ReferenceParts extends GraphPageParts {
  readonly interfaces: Readonly<Record<string, Interface>>;
}

type Page = Omit<PageParts, 'path'>;

/** The pages of the reference, made when they are asked for. */
export interface ReferencePages {
  readonly find: (path: string) => (() => Page) | undefined;
  readonly searchEntries: readonly SearchEntry[];
}

export function referencePages(parts: ReferenceParts): ReferencePages {
  const calls = restCalls(parts.interfaces, parts.schema);
  // Where introspection is off, the schema is not shown by other means.
  const roots = parts.explorer ? rootFields(parts.schema) : [];
  const types = parts.explorer ? shownTypes(parts.schema) : [];
  const pages = new Map([...restPages(calls, parts), ...(parts.explorer ? schemaPages(roots, types, parts) : [])]);
  return { find: (path) => pages.get(path), searchEntries: [...calls.map(callEntry), ...roots.map(rootEntry), ...types.map(typeEntry)] };
}

function restPages(calls: readonly RestCall[], parts: ReferenceParts): [string, () => Page][] {
  const descriptions = Object.entries(parts.interfaces).map(([path, { title }]) => ({ path, title }));
  const page = (path: string, title: string, content: () => string): [string, () => Page] => [
    path,
    () => ({ title, content: content(), wide: true, navigation: restNavigation(calls, path, parts.explorer), reference: true }),
  ];
  return [
    page('/docs/api', 'REST API', () => apiOverview(calls, descriptions, parts.explorer)),
    ...calls.map((call) => page(call.path, `${call.title} (${call.route.method} ${call.route.path})`, () => restPage(call, parts))),
  ];
}

function schemaPages(roots: readonly RootField[], types: readonly GraphQLNamedType[], parts: ReferenceParts): [string, () => Page][] {
  const { schema } = parts;
  const page = (path: string, title: string, content: () => string): [string, () => Page] => [
    path,
    () => ({ title, content: content(), wide: true, navigation: schemaNavigation(schema, path), reference: true }),
  ];
  return [
    page('/docs/schema', 'GraphQL', () => schemaOverview(schema)),
    page('/docs/schema/types', 'Types of GraphQL', () => typesOverview(schema)),
    ...roots.map((root) => page(root.path, `${root.name} (${OPERATION[root.kind]})`, () => graphPage(root, parts))),
    ...types.map((type) => page(typePath(type.name), `${type.name} (type)`, () => typePage(schema, type))),
  ];
}

const callEntry = ({ path, title, route }: RestCall): SearchEntry => ({
  path,
  title: `${route.method} ${route.path}`,
  page: `REST API: ${title}`,
  content: route.summary,
  kind: 'call',
});

const rootEntry = ({ path, name, kind, field }: RootField): SearchEntry => ({
  path,
  title: name,
  page: `GraphQL ${OPERATION[kind]}`,
  content: field.description ?? '',
  kind: 'call',
});

const typeEntry = (type: GraphQLNamedType): SearchEntry => ({
  path: typePath(type.name),
  title: type.name,
  page: `GraphQL ${kindOf(type).toLowerCase()}`,
  content: firstSentence(type.description ?? ''),
  kind: 'type',
});
