import { isDeepStrictEqual } from 'node:util';
import type { Printable } from '../../platform/http/json.js';

/** A JSON schema, or another part of a description in OpenAPI. */
export interface JsonSchema {
  readonly [keyword: string]: Printable;
}

/** Schemas that are referred to by name. */
export class Components {
  private readonly schemas = new Map<string, JsonSchema>();

  /** `names` are those that the interface gives to input types, by their names in GraphQL. */
  constructor(private readonly names: Readonly<Record<string, string>> = {}) {}

  /** Adds an input type and answers a reference to it. Two different schemas of one name get two names. */
  add(typeName: string, schema: JsonSchema): JsonSchema {
    const free = this.nameFor(this.names[typeName] ?? typeName, schema);
    this.schemas.set(free, schema);
    return { $ref: `#/components/schemas/${free}` };
  }

  /** A schema that others refer to by this very name already. */
  define(name: string, schema: JsonSchema): void {
    if (this.nameFor(name, schema) !== name) throw new Error(`There are two different schemas with the name ${name}.`);
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
