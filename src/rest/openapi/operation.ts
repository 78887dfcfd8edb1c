import {
  assertEnumType,
  getNamedType,
  getNullableType,
  GraphQLBoolean,
  GraphQLNonNull,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import type { DeclaredField } from '../../platform/graphql/declared-fields.js';
import type { Door, Route } from '../route.js';
import type { Components, JsonSchema } from './components.js';
import { inputSchema, NO_SPELLING } from './input-schema.js';
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
  signedLink: [{}, { erpToken: [] }],
};

/** One row as an OpenAPI operation. */
export function operationOf(row: Route, names: { id: string; tag: string }, { schema, components }: Describing): JsonSchema {
  const variables = variablesOf(row, schema);
  const query = queryOf(variables, { schema, components });
  const body = row.method === 'GET' ? undefined : bodyOf(row, variables, components);
  return {
    operationId: names.id,
    tags: [names.tag],
    summary: row.summary,
    description: descriptionsOf(schema, row.document).join('\n\n'),
    security: SECURITY[row.door],
    parameters: [...pathParameters(row, variables), ...onceEach(query), ...headerParameters(row)],
    ...(body && { requestBody: body }),
    responses: responsesOf(row, schema, components, query.length > 0),
  };
}

export const pathNames = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');

const pathParameters = (row: Route, variables: readonly Variable[]): JsonSchema[] =>
  pathNames(row.path).map((name) => ({
    name,
    in: 'path',
    required: true,
    description: row.docs.params?.[name] ?? aboutPath(variables, name) ?? 'Id of the record.',
    schema: { type: 'string', minLength: 1 },
  }));

/** The schema's description of the argument or input field that a path parameter fills. */
function aboutPath(variables: readonly Variable[], parameter: string): string | null | undefined {
  for (const { type, source, description } of variables) {
    if (source.in === 'path' && source.name === parameter) return description;
    const input = getNamedType(type);
    const [field] = Object.entries(source.set ?? {}).find(([, from]) => from.in === 'path' && from.name === parameter) ?? [];
    if (field !== undefined && isInputObjectType(input)) return input.getFields()[field]?.description;
  }
  return undefined;
}

/** Query parameters, as declared by their sources or else by the types of the variables. */
const queryOf = (variables: readonly Variable[], { schema: graphql, components }: Describing): JsonSchema[] =>
  variables
    .filter(({ source }) => source.in === 'query')
    .map((variable) => {
      const { name, takes } = variable.source;
      const { description, ...schema } = takes
        ? schemaOf(takes, components)
        : parameterSchema(typeOf(variable, graphql), components, variable.declared);
      const about = description ?? aboutOf(variable);
      return { name, in: 'query', required: isNeeded(variable), ...(about !== undefined && { description: about }), schema };
    });

const typeOf = ({ source: { valuesOf }, type }: Variable, schema: GraphQLSchema): GraphQLInputType =>
  valuesOf === undefined ? type : assertEnumType(schema.getType(valuesOf));

/** Deduplicates by name, because one parameter can be the source of several variables. */
const onceEach = (parameters: readonly JsonSchema[]): JsonSchema[] => [...new Map(parameters.map((each) => [each['name'], each])).values()];

/** Flags are never required: absent means false. */
const isNeeded = ({ source: { takes }, type }: Variable): boolean =>
  takes ? !takes.safeParse(undefined).success : isNonNullType(type) && getNullableType(type) !== GraphQLBoolean;

function aboutOf({ type, description }: Variable): string | undefined {
  const item = getNamedType(type);
  if (description === undefined || !isListType(getNullableType(type))) return description;
  const values = isEnumType(item) ? `: ${item.getValues().map(({ name }) => name.toLowerCase()).join(', ')}` : ''; // prettier-ignore
  return `${description} Separate several by commas${values}.`;
}

/** Parameters have no null; flags are words, lists are separated by commas. */
function parameterSchema(type: GraphQLInputType, components: Components, declared: DeclaredField | undefined): JsonSchema {
  const plain = getNullableType(type);
  if (isListType(plain)) return { type: 'string' };
  if (plain === GraphQLBoolean) return { type: 'string', enum: ['true', 'false', '1', '0'] };
  return inputSchema(new GraphQLNonNull(plain), components, NO_SPELLING, declared);
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
