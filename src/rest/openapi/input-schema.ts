import {
  getNullableType,
  GraphQLNonNull,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
} from 'graphql';
import type { InputRules } from '../../platform/graphql/input-shape.js';
import { declaredOf, type DeclaredField } from '../../platform/graphql/declared-fields.js';
import type { Components, JsonSchema } from './components.js';
import { lengthsOf, limitsOf } from './limits.js';

/** How a row spells and requires the fields of an input. */
export type Taken = InputRules;

export const NO_SPELLING: Taken = { spelling: (_type, field) => [field], requires: () => false };

const MAX_SAFE = Number.MAX_SAFE_INTEGER;

const SCALARS: Readonly<Record<string, JsonSchema>> = {
  String: { type: 'string' },
  ID: { type: 'string' },
  Boolean: { type: 'boolean' },
  Float: { type: 'number' },
  Int: { type: 'integer', minimum: -2_147_483_648, maximum: 2_147_483_647 },
  Decimal: { type: 'number' },
  Bytes: { type: 'string', contentEncoding: 'base64' },
  WholeNumber: {
    anyOf: [
      { type: 'integer', minimum: 0, maximum: MAX_SAFE },
      { type: 'string', pattern: '^[0-9]{1,15}$' },
    ],
  },
  DateTimeISO: { type: 'string', format: 'date-time' },
  JSON: {},
  JSONObject: { type: 'object' },
};

/** JSON Schema of a GraphQL input type as REST accepts it: enums in lower case, decimals as numbers, null for optional fields. */
export function inputSchema(type: GraphQLInputType, components: Components, taken: Taken, declared?: DeclaredField): JsonSchema {
  if (isNonNullType(type)) return plainSchema(type.ofType, components, taken, declared);
  const schema = plainSchema(type, components, taken, declared);
  if (typeof schema['type'] === 'string' && !('enum' in schema)) return { ...schema, type: [schema['type'], 'null'] };
  return Object.keys(schema).length === 0 ? schema : { anyOf: [schema, { type: 'null' }] };
}

function plainSchema(type: GraphQLInputType, components: Components, taken: Taken, declared?: DeclaredField): JsonSchema {
  if (isListType(type)) return { type: 'array', ...lengthsOf(declared), items: inputSchema(type.ofType, components, taken) };
  if (isInputObjectType(type)) return components.add(type.name, objectSchema(type, components, taken));
  if (isEnumType(type)) return { type: 'string', enum: type.getValues().map(({ name }) => name.toLowerCase()) };
  if (isNonNullType(type)) return inputSchema(type, components, taken);
  const schema = SCALARS[type.name];
  if (!schema) throw new Error(`The scalar ${type.name} has no JSON Schema; add it to SCALARS.`);
  return { ...schema, ...limitsOf(type, declared) };
}

export function objectSchema(type: GraphQLInputObjectType, components: Components, taken: Taken): JsonSchema {
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const [name, ...others] = taken.spelling(type.name, field.name);
    return name === undefined ? [] : [{ name, others, field, isRequired: isRequired(field) || taken.requires(type.name, field.name) }];
  });
  const required = fields.filter((field) => field.isRequired).map(({ name }) => name);
  return {
    type: 'object',
    ...(type.description && { description: type.description }),
    properties: Object.fromEntries(
      fields.flatMap(({ name, others, field, isRequired: must }): [string, JsonSchema][] => {
        const given = must ? new GraphQLNonNull(getNullableType(field.type)) : field.type;
        const schema = inputSchema(given, components, taken, declaredOf(field));
        const more = others.map((other): [string, JsonSchema] => [other, described(schema, `Accepted instead of ${name}.`)]);
        return [[name, described(schema, field.description)], ...more];
      }),
    ),
    ...(required.length > 0 && { required }),
  };
}

const isRequired = (field: GraphQLInputField): boolean => isNonNullType(field.type) && field.defaultValue === undefined;

export const described = (schema: JsonSchema, description: string | null | undefined): JsonSchema =>
  description ? { ...schema, description } : schema;
