import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
} from 'graphql';
import type { RouteDocs } from '../route-docs.js';
import type { Components, JsonSchema } from './components.js';

type Spellings = NonNullable<RouteDocs['fields']>;

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

const COORDINATES = { lat: 'latitude', lng: 'longitude' };

/** Fields that REST takes under a second name as well, by input type and the name under which they are listed. */
const ALSO_CALLED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AddressInput: COORDINATES,
  AddressCorrectionInput: COORDINATES,
  DestinationChangesInput: COORDINATES,
  LocationInput: COORDINATES,
  LocationUpdateInput: COORDINATES,
  ProductInput: { name: 'title', price: 'amount' },
  OrderLineChangesInput: { name: 'title', price: 'amount', title: 'name', amount: 'price' },
  UpdateOrderInput: { orderPaymentStatus: 'paymentStatus' },
  UpdateShipmentInput: { orderPaymentStatus: 'paymentStatus' },
};

/** A GraphQL input type as JSON that the routes take: enums in small letters, decimals as numbers, null where it may be absent. */
export function inputSchema(type: GraphQLInputType, components: Components, spellings: Spellings): JsonSchema {
  if (isNonNullType(type)) return plainSchema(type.ofType, components, spellings);
  const schema = plainSchema(type, components, spellings);
  if (typeof schema['type'] === 'string' && !('enum' in schema)) return { ...schema, type: [schema['type'], 'null'] };
  return Object.keys(schema).length === 0 ? schema : { anyOf: [schema, { type: 'null' }] };
}

function plainSchema(type: GraphQLInputType, components: Components, spellings: Spellings): JsonSchema {
  if (isListType(type)) return { type: 'array', items: inputSchema(type.ofType, components, spellings) };
  if (isInputObjectType(type)) return components.add(type.name, objectSchema(type, components, spellings));
  if (isEnumType(type)) return { type: 'string', enum: type.getValues().map(({ name }) => name.toLowerCase()) };
  if (isNonNullType(type)) return inputSchema(type, components, spellings);
  const schema = SCALARS[type.name];
  if (!schema) throw new Error(`No schema says what ${type.name} looks like in REST.`);
  return schema;
}

export function objectSchema(type: GraphQLInputObjectType, components: Components, spellings: Spellings): JsonSchema {
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const spelled = spellings[type.name]?.[field.name];
    return spelled === null ? [] : [{ name: spelled ?? field.name, field }];
  });
  const required = fields.filter(({ field }) => isRequired(field)).map(({ name }) => name);
  return {
    type: 'object',
    ...(type.description && { description: type.description }),
    properties: Object.fromEntries(
      fields.flatMap(({ name, field }) => {
        const schema = inputSchema(field.type, components, spellings);
        const alias = ALSO_CALLED[type.name]?.[name];
        const second = alias === undefined ? [] : [[alias, described(schema, `Taken in place of ${name}.`)]];
        return [[name, described(schema, field.description)], ...second];
      }),
    ),
    ...(required.length > 0 && { required }),
  };
}

const isRequired = (field: GraphQLInputField): boolean => isNonNullType(field.type) && field.defaultValue === undefined;

export const described = (schema: JsonSchema, description: string | null | undefined): JsonSchema =>
  description ? { ...schema, description } : schema;
