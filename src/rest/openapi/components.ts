import { isDeepStrictEqual } from 'node:util';
import type { Printable } from '../../platform/http/json.js';

/** A JSON schema, or another part of a description in OpenAPI. */
export interface JsonSchema {
  readonly [keyword: string]: Printable;
}

/** Schemas that are referenced by name. */
export class Components {
  private readonly schemas = new Map<string, JsonSchema>();

  /** `names` renames input types, by their GraphQL name. */
  constructor(private readonly names: Readonly<Record<string, string>> = {}) {}

  /** Adds an input type and returns a reference to it. A different schema of the same name gets a numbered name. */
  add(typeName: string, schema: JsonSchema): JsonSchema {
    const free = this.nameFor(this.names[typeName] ?? typeName, schema);
    this.schemas.set(free, schema);
    return { $ref: `#/components/schemas/${free}` };
  }

  /** Adds a schema that is already referenced by this exact name. */
  define(name: string, schema: JsonSchema): void {
    if (this.nameFor(name, schema) !== name) throw new Error(`Two different schemas have the name ${name}.`);
    this.schemas.set(name, schema);
  }

  get all(): Readonly<Record<string, JsonSchema>> {
    return Object.fromEntries([...this.schemas].sort(([a], [b]) => a.localeCompare(b)));
  }

  private nameFor(name: string, schema: JsonSchema): string {
    for (let number = 1; ; number++) {
      const candidate = number === 1 ? name : `${name}${number}`;
      const known = this.schemas.get(candidate);
      if (known === undefined || isDeepStrictEqual(known, schema)) return candidate;
    }
  }
}
