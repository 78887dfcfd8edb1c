import { getNamedType, getNullableType, isInputObjectType, isNonNullType } from 'graphql';
import { z } from 'zod';
import type { InputRules } from '../../platform/graphql/input-shape.js';
import type { FormLimits } from '../../platform/http/form-body.js';
import type { Source } from '../request/source.js';
import { rulesOf } from '../request/variables.js';
import type { Route } from '../route.js';
import type { Components, JsonSchema } from './components.js';
import { described, inputSchema, objectSchema } from './input-schema.js';
import { lengthsOf } from './limits.js';
import type { Variable } from './variables.js';
import { schemaOf } from './zod-schema.js';

/** The request body of a row, for each accepted content type. */
export function bodyOf(row: Route, variables: readonly Variable[], components: Components): JsonSchema | undefined {
  const { docs, forms } = row;
  const schema = docs.body ? schemaOf(docs.body, components) : documentBody(row, variables, components);
  if (!schema) return undefined;
  const whole = resolved(schema, components);
  const taken = docs.orMany ? { anyOf: [schema, { type: 'array', ...lengthsOf(bodyIn(variables)?.declared), items: schema }] } : schema;
  const content = { schema: taken, ...(docs.example !== undefined && { example: docs.example }) };
  return {
    required: 'required' in whole,
    content: { 'application/json': content, ...(forms && { 'multipart/form-data': { schema: joined(whole, filesOf(forms)) } }) },
  };
}

const bodyIn = (variables: readonly Variable[]): Variable | undefined => variables.find(({ source }) => source.in === 'body');

const MIB = 1024 * 1024;

/** Forms have the same fields, plus files. */
const filesOf = ({ files, fileBytes }: FormLimits): JsonSchema => ({
  type: 'object',
  properties: {
    files: {
      type: 'array',
      maxItems: files,
      items: { type: 'string', format: 'binary' },
      description: `At most ${files} files of at most ${fileBytes / MIB} MiB each. The field can also be named file.`,
    },
  },
});

/** The body is the document's input or, without one, an object of its other variables. */
function documentBody(row: Route, variables: readonly Variable[], components: Components): JsonSchema | undefined {
  const input = bodyIn(variables);
  const taken = takenBy(row, input);
  const type = input && getNullableType(input.type);
  const translated = translatedFields(input);
  if (translated && isInputObjectType(type)) {
    return components.add(type.name, joined(objectSchema(type, components, taken), schemaOf(translated, components)));
  }
  if (input) {
    const schema = inputSchema(input.type, components, taken, input.declared);
    return row.docs.orMany ? (schema['items'] as JsonSchema) : schema;
  }
  const fields = variables.filter(({ source }) => source.in === 'field');
  if (fields.length === 0) return undefined;
  const required = fields.filter(({ type }) => isNonNullType(type)).map(({ source }) => source.name);
  const properties = fields.map(({ source, type, declared, description }): [string, JsonSchema] => [
    source.name,
    described(inputSchema(type, components, taken, declared), description),
  ]);
  return { type: 'object', properties: Object.fromEntries(properties), ...(required.length > 0 && { required }) };
}

/** Input fields that callers send as other fields with their own values. */
function translatedFields(input: Variable | undefined): z.ZodObject | undefined {
  const fields = Object.values(input?.source.set ?? {}).flatMap(({ name, in: place, takes }) =>
    place === 'field' && takes ? [[name, takes] as const] : [],
  );
  return fields.length === 0 ? undefined : z.object(Object.fromEntries(fields));
}

/** The body fields as callers spell them, without fields that come from elsewhere, such as the path. */
function takenBy(row: Route, input: Variable | undefined): InputRules {
  const { spelling, requires } = rulesOf(row);
  const type = input && getNamedType(input.type);
  const namesOf = ({ name, in: place, takes }: Source): readonly string[] => (place === 'field' && !takes ? [name] : []);
  return {
    requires,
    spelling: (name, field) => {
      const source = name === type?.name ? input?.source.set?.[field] : undefined;
      return source ? namesOf(source) : spelling(name, field);
    },
  };
}

/** The schema behind a reference. */
function resolved(schema: JsonSchema, components: Components): JsonSchema {
  const { $ref } = schema;
  return (typeof $ref === 'string' ? components.all[$ref.split('/').pop() ?? ''] : undefined) ?? schema;
}

interface ObjectSchema {
  readonly properties?: JsonSchema;
  readonly required?: readonly string[];
}

/** Merges two object schemas. Easier to read, and for code generators, than `allOf`. */
function joined(schema: JsonSchema, more: JsonSchema): JsonSchema {
  const [first, second]: readonly [ObjectSchema, ObjectSchema] = [schema, more];
  const required = [...(first.required ?? []), ...(second.required ?? [])];
  return { ...schema, properties: { ...first.properties, ...second.properties }, ...(required.length > 0 && { required }) };
}
