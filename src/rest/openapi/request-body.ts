import type { FormLimits } from '../../platform/http/form-body.js';
import type { Route } from '../route.js';
import type { Components, JsonSchema } from './components.js';
import { described, inputSchema } from './input-schema.js';
import type { Variable } from './variables.js';
import { schemaOf } from './zod-schema.js';

/** The body that a row takes, in every form in which it may come. */
export function bodyOf(row: Route, variables: readonly Variable[], components: Components): JsonSchema | undefined {
  const { docs, forms } = row;
  const schema = docs?.body ? schemaOf(docs.body, components) : documentBody(row, variables, components);
  if (!schema) return undefined;
  const more = docs?.alsoTakes && schemaOf(docs.alsoTakes, components);
  const whole = more ? { allOf: [schema, more] } : schema;
  const taken = docs?.orMany ? { anyOf: [whole, { type: 'array', items: whole }] } : whole;
  const content = { schema: taken, ...(docs?.example !== undefined && { example: docs.example }) };
  return {
    required: [schema, more ?? {}].some((part) => isNeeded(part, components)),
    content: { 'application/json': content, ...(forms && { 'multipart/form-data': { schema: { allOf: [whole, filesOf(forms)] } } }) },
  };
}

const MIB = 1024 * 1024;

/** Forms carry the same fields, and files beside them. */
const filesOf = ({ files, fileBytes }: FormLimits): JsonSchema => ({
  type: 'object',
  properties: {
    files: {
      type: 'array',
      maxItems: files,
      items: { type: 'string', format: 'binary' },
      description: `At most ${files} files of at most ${fileBytes / MIB} MiB each. Their field may also be called file.`,
    },
  },
});

/** The input of the document is the body; a document without one takes its other variables as fields. */
function documentBody(row: Route, variables: readonly Variable[], components: Components): JsonSchema | undefined {
  const spellings = row.docs?.fields ?? {};
  const input = variables.find(({ name }) => name === 'input');
  if (input) {
    const schema = inputSchema(input.type, components, spellings);
    return row.docs?.orMany ? (schema['items'] as JsonSchema) : schema;
  }
  const fields = variables.filter(({ name }) => spellings['']?.[name] !== null);
  if (fields.length === 0) return undefined;
  const required = fields.filter(({ type }) => String(type).endsWith('!')).map(({ name }) => name);
  const properties = fields.map(({ name, type, description }) => [name, described(inputSchema(type, components, spellings), description)]);
  return { type: 'object', properties: Object.fromEntries(properties), ...(required.length > 0 && { required }) };
}

function isNeeded(schema: JsonSchema, components: Components): boolean {
  const { $ref } = schema;
  const named = typeof $ref === 'string' ? components.all[$ref.split('/').pop() ?? ''] : undefined;
  return 'required' in (named ?? schema);
}
