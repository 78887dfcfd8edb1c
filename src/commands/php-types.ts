import { z } from 'zod';

/** The part of JSON Schema that the descriptions of the interfaces use. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

export const schemaForm: z.ZodType<Schema> = z.lazy(() =>
  z.object({
    $ref: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    const: z.unknown().optional(),
    enum: z.array(z.unknown()).optional(),
    anyOf: z.array(schemaForm).optional(),
    items: schemaForm.optional(),
    properties: z.record(z.string(), schemaForm).optional(),
    required: z.array(z.string()).optional(),
  }),
);

const STEP = '    ';

/** Prints a schema as a PHPDoc type. References are printed as names. */
export function phpType(schema: Schema, indent = ''): string {
  if (schema.$ref !== undefined) return aliasOf(nameOf(schema.$ref));
  if (schema.anyOf) return union(schema.anyOf.map((each) => phpType(each, indent)));
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return union(schema.enum.map(literal));
  const types = [schema.type ?? 'mixed'].flat();
  return union(types.map((type) => plain(type, schema, indent)));
}

/** The client has classes of these names. */
const RENAMED: Readonly<Record<string, string>> = { Webhook: 'WebhookEndpoint', WebhookEvent: 'FeedEvent' };

export const aliasOf = (name: string): string => RENAMED[name] ?? name;

/** The last part of `#/components/schemas/Address`. */
export const nameOf = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

function plain(type: string, schema: Schema, indent: string): string {
  switch (type) {
    case 'string':
    case 'null':
    case 'mixed':
      return type;
    case 'boolean':
      return 'bool';
    case 'integer':
      return 'int';
    case 'number':
      return 'int|float';
    case 'array':
      return `list<${phpType(schema.items ?? {}, indent)}>`;
    case 'object':
      return shape(schema, indent);
    default:
      throw new Error(`There is no PHP type for "${type}".`);
  }
}

function shape({ properties = {}, required = [] }: Schema, indent: string): string {
  const fields = Object.entries(properties).map(
    ([name, field]) => `${indent}${STEP}${name}${required.includes(name) ? '' : '?'}: ${phpType(field, indent + STEP)},`,
  );
  return fields.length === 0 ? 'array<string, mixed>' : ['array{', ...fields, `${indent}}`].join('\n');
}

const union = (types: readonly string[]): string => [...new Set(types)].join('|');

function literal(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll("'", String.raw`\'`)}'`;
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return String(value);
  throw new Error(`${JSON.stringify(value)} is no literal of a PHP type.`);
}
