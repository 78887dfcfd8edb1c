import { z } from 'zod';
import type { Components, JsonSchema } from './components.js';

/** A zod type as JSON Schema. Parts with an id become components. Unknown fields are allowed, because fields can be added at any time. */
export function schemaOf(declared: z.ZodType, components: Components): JsonSchema {
  const wrapped = z.toJSONSchema(z.object({ it: declared }), { io: 'input', target: 'draft-2020-12' });
  const { $defs = {}, properties = {} } = asComponents(wrapped);
  for (const [name, { id: _id, ...schema }] of Object.entries($defs)) components.define(name, schema);
  return properties['it'] ?? {};
}

interface Whole {
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
}

const asComponents = (schema: z.core.JSONSchema.BaseSchema): Whole =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as Whole;
