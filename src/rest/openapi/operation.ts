import type { GraphQLSchema } from 'graphql';
import type { Door, Route } from '../route.js';
import type { Components, JsonSchema } from './components.js';
import { inputSchema } from './input-schema.js';
import { bodyOf } from './request-body.js';
import { responsesOf } from './responses.js';
import { descriptionsOf, variablesOf, type Variable } from './variables.js';
import { schemaOf } from './zod-schema.js';

export interface Describing {
  readonly schema: GraphQLSchema;
  readonly components: Components;
}

const SECURITY: Readonly<Record<Door, readonly JsonSchema[]>> = {
  public: [],
  shopToken: [{ shopToken: [], shopDomain: [] }],
  bearer: [{ bearer: [] }],
  erpToken: [{ erpToken: [] }],
};

/** One row as an operation of OpenAPI. */
export function operationOf(row: Route, names: { id: string; tag: string }, { schema, components }: Describing): JsonSchema {
  const variables = callerVariables(row, schema);
  const query = row.method === 'GET' || row.docs.query ? queryOf(row, variables, components) : [];
  const body = row.method === 'GET' ? undefined : bodyOf(row, variables, components);
  return {
    operationId: names.id,
    tags: [names.tag],
    summary: row.summary,
    description: descriptionsOf(schema, row.document).join('\n\n'),
    security: SECURITY[row.door],
    parameters: [...pathParameters(row), ...query, ...headerParameters(row)],
    ...(body && { requestBody: body }),
    responses: responsesOf(row, schema, components, query.length > 0),
  };
}

export const pathNames = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');

/** The variables that a caller gives other than in the path. */
function callerVariables(row: Route, schema: GraphQLSchema): Variable[] {
  const inPath = pathNames(row.path);
  return variablesOf(schema, row.document).filter(({ name }) => !inPath.includes(name));
}

const pathParameters = (row: Route): JsonSchema[] =>
  pathNames(row.path).map((name) => ({
    name,
    in: 'path',
    required: true,
    description: row.docs.params?.[name] ?? 'Id of the record.',
    schema: { type: 'string', minLength: 1 },
  }));

/** How lists are turned over in REST. */
const PAGING: Readonly<Record<string, string>> = { first: 'limit', offset: 'page' };

function queryOf(row: Route, variables: readonly Variable[], components: Components): JsonSchema[] {
  if (row.docs.query) {
    const { properties = {}, required = [] } = schemaOf(row.docs.query, components) as {
      properties?: Record<string, JsonSchema>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, { description, ...schema }]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      ...(description !== undefined && { description }),
      schema,
    }));
  }
  return variables.map(({ name, type, description }) => ({
    name: PAGING[name] ?? name,
    in: 'query',
    ...(description && { description }),
    schema: name in PAGING ? { type: 'integer', minimum: 1 } : inputSchema(type, components, {}),
  }));
}

function headerParameters(row: Route): JsonSchema[] {
  const own = Object.entries(row.docs.headers ?? {}).map(([name, description]) => ({
    name,
    in: 'header',
    description,
    schema: { type: 'string' },
  }));
  return row.method === 'GET' || row.neverReplayed ? own : [...own, { $ref: '#/components/parameters/IdempotencyKey' }];
}
