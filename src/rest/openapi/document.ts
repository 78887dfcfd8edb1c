import type { GraphQLSchema } from 'graphql';
import type { Route } from '../route.js';
import { Components, type JsonSchema } from './components.js';
import { operationOf, type Describing } from './operation.js';
import { messageOf } from './refusals.js';
import { headerReferences, responseHeaders } from './responses.js';
import { operationName } from './variables.js';

export interface Interface {
  readonly title: string;
  readonly description: string;
  readonly routes: readonly Route[];
  /** Descriptions of the operation groups, by the first segment of their paths. */
  readonly tags: Readonly<Record<string, string>>;
  /** Names of input types in the document, if they differ from GraphQL. */
  readonly schemaNames: Readonly<Record<string, string>>;
}

const VERSION = '1.0.0';

/** Generates OpenAPI 3.1 for a route table from its rows, their documents and the schema. */
export function openApiOf(
  { title, description, routes, tags, schemaNames }: Interface,
  schema: GraphQLSchema,
  { path, url }: { path: string; url: string },
): JsonSchema {
  const describing: Describing = { schema, components: new Components(schemaNames) };
  const ids = new Set<string>();
  const used = new Map<string, string>();
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const row of routes) {
    const group = groupOf(row.path);
    const tag = titleCase(group);
    used.set(tag, tags[group] ?? `${tag}.`);
    const item = (paths[row.path.replaceAll(/:(\w+)/g, '{$1}')] ??= {});
    item[row.method.toLowerCase()] = operationOf(row, { id: freeId(row, ids), tag }, describing);
  }
  paths[path] = { get: selfDescription };
  return {
    openapi: '3.1.0',
    info: { title, version: VERSION, description, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url }],
    tags: [...used, ...selfTag].map(([name, about]) => ({ name, description: about })),
    paths,
    components: {
      schemas: describing.components.all,
      headers: usedHeaders(paths),
      parameters: { IdempotencyKey: idempotencyKey },
      securitySchemes: usedSchemes(paths),
    },
  };
}

const selfTag = [['Description', 'This document.']] as const;

/** The OpenAPI document is public. */
const selfDescription: JsonSchema = {
  operationId: 'readDescription',
  tags: ['Description'],
  summary: 'Describes this interface in OpenAPI 3.1.',
  description: 'Generated from the routes that the service runs. Needs no credentials.',
  security: [],
  parameters: [],
  responses: {
    200: {
      description: 'This document.',
      headers: headerReferences(['X-Request-Id', 'X-Svc-Api-Version']),
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: {
              openapi: { type: 'string' },
              info: { type: 'object' },
              paths: { type: 'object' },
              components: { type: 'object' },
            },
            required: ['openapi', 'info', 'paths', 'components'],
          },
        },
      },
    },
    405: { description: `\`METHOD_NOT_ALLOWED\`: ${messageOf('METHOD_NOT_ALLOWED')}` },
  },
};

/** /api/erp/shipments/:id is in the group shipments, /track/:id in track. */
export const groupOf = (path: string): string => path.replace(/^\/(?:api\/(?:erp\/)?)?/, '').split('/')[0] ?? '';

export const titleCase = (group: string): string => group.charAt(0).toUpperCase() + group.slice(1).replaceAll('-', ' ');

/** If two routes share a document, the first one gets its name. */
function freeId(row: Route, ids: Set<string>): string {
  const name = operationName(row.document);
  const base = name.charAt(0).toLowerCase() + name.slice(1);
  const method = row.method.charAt(0) + row.method.slice(1).toLowerCase();
  const place = row.path
    .split('/')
    .filter((part) => part !== '' && !part.startsWith(':'))
    .join('-');
  const id = [base, `${base}With${method}`, `${base}-${place}`].find((candidate) => !ids.has(candidate));
  if (id === undefined) throw new Error(`No operation id is left for ${row.method} ${row.path}: too many routes share its document.`);
  ids.add(id);
  return id;
}

export const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header' as const,
  description: 'Any text of up to 255 characters. A retry with the same key and body returns the first response and has no effect.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

const SCHEMES: Readonly<Record<string, JsonSchema>> = {
  shopToken: {
    type: 'apiKey',
    in: 'header',
    name: 'x-svc-shop-token',
    description: 'The token returned by the login of a store. Older plug-ins may send it as x-svc-api-token or x-svc-token.',
  },
  shopDomain: {
    type: 'apiKey',
    in: 'header',
    name: 'x-svc-shop-domain',
    description: 'The domain of the store that the token belongs to.',
  },
  bearer: { type: 'http', scheme: 'bearer', description: "A seller's API token (sat_...), or a shop token." },
  erpToken: { type: 'http', scheme: 'bearer', description: 'An ERP token (erp_...), created by a super administrator.' },
};

const mentionedIn = (paths: JsonSchema): ((word: string) => boolean) => {
  const text = JSON.stringify(paths);
  return (word) => text.includes(word);
};

function usedSchemes(paths: JsonSchema): JsonSchema {
  const mentions = mentionedIn(paths);
  return Object.fromEntries(Object.entries(SCHEMES).filter(([name]) => mentions(`"${name}":[]`)));
}

function usedHeaders(paths: JsonSchema): JsonSchema {
  const mentions = mentionedIn(paths);
  return Object.fromEntries(Object.entries(responseHeaders).filter(([name]) => mentions(`#/components/headers/${name}"`)));
}
